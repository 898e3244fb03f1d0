/**
 * Takes the quoted history off the end of a message: a last block that is a quotation, with the line above it that says
 * whose words they are. What is written below a quotation makes it part of the message, and so does a rule above it: that
 * is a forwarded conversation, which its reader came for.
 */
export function splitQuoted(nodes: DocumentFragment): {
  body: DocumentFragment
  quoted: DocumentFragment | null
} {
  const last = lastBlock(nodes)
  if (last?.nodeName !== 'BLOCKQUOTE' || last === nodes.firstElementChild || hasRule(nodes))
    return { body: nodes, quoted: null }
  const quoted = document.createDocumentFragment()
  const intro = last.previousElementSibling
  if (intro?.nodeName === 'P' && intro !== nodes.firstElementChild && /:\s*$/.test(intro.textContent))
    quoted.append(intro)
  quoted.append(last)
  return { body: nodes, quoted }
}

/** The last element that says something; empty paragraphs behind it do not count. */
function lastBlock(nodes: DocumentFragment): Element | null {
  let last = nodes.lastElementChild
  while (last && last.nodeName === 'P' && last.textContent.trim() === '') last = last.previousElementSibling
  return last
}

/** Whether a rule parts the message, as it does above a forwarded conversation. */
const hasRule = (nodes: DocumentFragment) => [...nodes.children].some(({ nodeName }) => nodeName === 'HR')

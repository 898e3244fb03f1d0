/**
 * Splits quoted history off the end of a message with its heading line; text below the quotation or a rule
 * above it keeps it in the body.
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

/** The last element with content; empty paragraphs after it are ignored. */
function lastBlock(nodes: DocumentFragment): Element | null {
  let last = nodes.lastElementChild
  while (last && last.nodeName === 'P' && last.textContent.trim() === '') last = last.previousElementSibling
  return last
}

/** True when a rule divides the message, as in a forwarded conversation. */
const hasRule = (nodes: DocumentFragment) => [...nodes.children].some(({ nodeName }) => nodeName === 'HR')

import DOMPurify from 'dompurify'

const purify = DOMPurify(window)

// The allowed tags and attributes; nothing else may run, load, restyle or ask for input. Text of removed
// elements is kept.
const rules = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'code', 'pre', 'a', 'blockquote'],
    ...['ul', 'ol', 'li', 'h3', 'h4', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'div', 'span'],
  ],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_TAGS: [
    'style',
    'script',
    'form',
    'input',
    'button',
    'img',
    'svg',
    'math',
    'iframe',
    'object',
    'link',
    'meta',
  ],
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'target'],
  RETURN_DOM_FRAGMENT: true,
} as const

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A' || !node.hasAttribute('href')) return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer nofollow')
})

/**
 * Sanitises a message's HTML to nodes that cannot run, load or restyle anything; the server has sanitised it
 * before.
 */
export function toSafeNodes(html: string): DocumentFragment {
  const nodes = purify.sanitize(html, {
    ...rules,
    ALLOWED_TAGS: [...rules.ALLOWED_TAGS],
    ALLOWED_ATTR: [...rules.ALLOWED_ATTR],
    FORBID_TAGS: [...rules.FORBID_TAGS],
    FORBID_ATTR: [...rules.FORBID_ATTR],
  })
  for (const block of nodes.querySelectorAll('p, li, blockquote, div, td, th'))
    block.setAttribute('dir', 'auto')
  return nodes
}

/** Sanitises a message's HTML to text for the editor. */
export function toSafeHtml(html: string): string {
  const frame = document.createElement('div')
  frame.append(toSafeNodes(html))
  return frame.innerHTML
}

import sanitize from 'sanitize-html'

/** Deeper than real mails and shallow enough for the parser's stack. */
const DEEPEST = 100

/** Thrown for markup that nests too deeply or grows too long when sanitised. */
export class UnfitMarkup extends Error {
  override name = 'UnfitMarkup'
}

/** Closing tags and escapes make sanitised HTML longer than its source; this is the limit in characters. */
const LONGEST = 2_000_000

/** The most tags of a mail, because each costs parser time. */
const MOST_TAGS = 60_000

const CELL = ['colspan', 'rowspan']
/** Elements whose content is not readable text. */
const UNREAD = [
  'script',
  'style',
  'textarea',
  'option',
  'xmp',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'template',
  'object',
  'svg',
  'math',
  'title',
  'head',
]

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'div', 'span', 'b', 'strong', 'i', 'em', 'u', 's', 'blockquote', 'ul', 'ol', 'li', 'a'],
    ...['h3', 'h4', 'pre', 'code', 'hr', 'table', 'thead', 'tbody', 'tr', 'td', 'th'],
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], td: CELL, th: CELL },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nonTextTags: UNREAD,
  transformTags: {
    a: (_tag, { href }) => ({ tagName: 'a', attribs: linkAttributes(href) }),
    td: (_tag, attributes) => ({ tagName: 'td', attribs: cellAttributes(attributes) }),
    th: (_tag, attributes) => ({ tagName: 'th', attribs: cellAttributes(attributes) }),
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
  },
}

/** Only absolute URLs, because a relative one would point into this app. */
function linkAttributes(href: string | undefined): Record<string, string> {
  if (href === undefined || !/^(https?:\/\/|mailto:)[^\s\p{Cc}]+$/iu.test(href)) return {}
  return { href, rel: 'noopener noreferrer nofollow', target: '_blank' }
}

function cellAttributes(attributes: Record<string, string>): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const name of CELL) {
    const value = attributes[name]
    if (value !== undefined && /^([1-9]|1\d|20)$/.test(value)) kept[name] = value
  }
  return kept
}

function countTags(html: string): number {
  let count = 0
  for (let at = html.indexOf('<'); at !== -1 && count <= MOST_TAGS; at = html.indexOf('<', at + 1)) count += 1
  return count
}

/**
 * Sanitises untrusted HTML to a few tags and absolute links. Parsing stops with {@link UnfitMarkup} at the depth
 * limit, so its cost is linear.
 */
export function sanitizeMail(html: string): string {
  if (countTags(html) > MOST_TAGS) throw new UnfitMarkup()
  let depth = 0
  const clean = sanitize(html, {
    ...OPTIONS,
    onOpenTag: () => {
      depth += 1
      if (depth > DEEPEST) throw new UnfitMarkup()
    },
    onCloseTag: () => {
      depth -= 1
    },
  }).trim()
  if (clean.length > LONGEST) throw new UnfitMarkup()
  return clean
}

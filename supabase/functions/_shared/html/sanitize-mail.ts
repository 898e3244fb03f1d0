import sanitize from 'sanitize-html'

/** More than anybody writes and less than a parser's stack minds. */
const DEEPEST = 100

/** Thrown for markup nested so deeply, or growing so much when written properly, that it can only be meant to do harm. */
export class UnfitMarkup extends Error {
  override name = 'UnfitMarkup'
}

/** Closing tags and escaped characters make clean HTML longer than what came; a million characters are a book. */
const LONGEST = 2_000_000

/** Beyond this many tags it is no letter any more, and each costs the parser a turn. */
const MOST_TAGS = 60_000

const CELL = ['colspan', 'rowspan']
/** Elements whose inside is nothing a person reads. */
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

/** Only whole addresses: a relative one would point into this app, and in another reader's nowhere. */
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
 * HTML from outside as it may be kept and shown: a few tags, links to whole addresses, nothing that runs, loads or
 * restyles. Parsing ends with {@link UnfitMarkup} as soon as it gets too deep, so its cost stays that of its length.
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

type MessageParts = { names: Set<string>; words: string[] }

/** The argument names of a message, including those in its plural and select branches. */
export function argumentsOf(message: string): string {
  return [...partsOf(message).names].sort().join(',')
}

/**
 * The text of a message and its branches, without ICU syntax; an argument or the start of a branch is `*`.
 */
export function messageWords(message: string): string {
  return partsOf(message).words.join('')
}

function partsOf(message: string): MessageParts {
  const parts: MessageParts = { names: new Set(), words: [] }
  readMessage(message, 0, parts)
  return parts
}

/** Parses a message up to its closing brace and returns the end index. */
function readMessage(text: string, start: number, parts: MessageParts): number {
  let at = start
  while (at < text.length && text[at] !== '}') {
    const argument = text[at] === '{' ? /^\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?/.exec(text.slice(at)) : null
    if (!argument?.[1]) {
      parts.words.push(text[at] ?? '')
      at += 1
      continue
    }
    parts.names.add(argument[1])
    parts.words.push('*')
    at += argument[0].length
    const hasBranches = ['plural', 'select', 'selectordinal'].includes(argument[2] ?? '')
    while (at < text.length && text[at] !== '}') {
      if (text[at] === '{' && hasBranches) {
        parts.words.push('*')
        at = readMessage(text, at + 1, parts)
      }
      at += 1
    }
    at += 1
  }
  return at
}

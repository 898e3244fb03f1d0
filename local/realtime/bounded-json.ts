/** The deepest nesting accepted; far below the depth at which `JSON.stringify` exhausts the stack. */
export const maxJsonDepth = 100

/**
 * Parses untrusted JSON; undefined for text that is not JSON or is nested deeper than {@link maxJsonDepth}.
 */
export function parseBoundedJson(text: string): unknown {
  if (isTooDeep(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined // Callers treat malformed input as a refusal.
  }
}

/** Counts open brackets outside strings, so that deep input is refused before it is parsed. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (isInString) {
      if (char === '\\') at += 1
      else if (char === '"') isInString = false
    } else if (char === '"') isInString = true
    else if (char === '[' || char === '{') {
      depth += 1
      if (depth > maxJsonDepth) return true
    } else if (char === ']' || char === '}') depth -= 1
  }
  return false
}

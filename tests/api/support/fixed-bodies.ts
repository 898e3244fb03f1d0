/** The fixed messages that form a whole body. */
const SENTENCES = ['Something Went Wrong', 'No invoice found with this id', 'User not found']

/**
 * Returns whether an error has a fixed body (R-203 is one): an empty 404, a plain sentence, or one under `message` or
 * `error`.
 */
export function isFixedBody(status: number, text: string): boolean {
  if (text === '') return status === 404
  if (SENTENCES.includes(text)) return true
  return /^\{"(message|error)":"[^"\\]+"\}$/.test(text)
}

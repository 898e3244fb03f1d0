/** The sentences of section 8 that are a whole body by themselves. */
const SENTENCES = ['Something Went Wrong', 'No invoice found with this id', 'User not found']

/** Whether a refusal is one section 8 fixes: an empty 404, a bare sentence, or one under `message` or `error`. */
export function isFixedBody(status: number, text: string): boolean {
  if (text === '') return status === 404
  if (SENTENCES.includes(text)) return true
  return /^\{"(message|error)":"[^"\\]+"\}$/.test(text)
}

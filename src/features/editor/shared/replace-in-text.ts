import { keepCase } from '../model/keep-case.ts'

/** A replaced part: its offsets in a text, and the new text. */
export type ReplacedPart = { from: number; to: number; by: string }

/** A plain text with replaced parts, given in order. */
export function replaceInText(text: string, parts: readonly ReplacedPart[], keepsCase: boolean): string {
  let done = 0
  let replaced = ''
  for (const { from, to, by } of parts) {
    replaced += text.slice(done, from) + (keepsCase ? keepCase(text.slice(from, to), by) : by)
    done = to
  }
  return replaced + text.slice(done)
}

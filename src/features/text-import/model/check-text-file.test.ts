import { expect, it } from 'vitest'
import { checkTextFile } from './check-text-file.ts'

it.each([
  ['Book.DOCX', 20 * 1024 * 1024, null],
  ['book.txt', 20 * 1024 * 1024 + 1, 'too_large'],
  ['book.pages', 1, 'wrong_type'],
  ['md', 1, 'wrong_type'],
] as const)('the picked file %s of %i bytes has the problem %s (R-855)', (name, size, problem) => {
  expect(checkTextFile({ name, size })).toBe(problem)
})

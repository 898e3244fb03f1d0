import { expect, it } from 'vitest'
import { checkFile } from './check-file.ts'

const MB = 1024 * 1024

it.each([
  ['asks for a file when none is picked', null, 'required'],
  ['refuses what is not a .zip', { name: 'novel.scriv', size: 10 }, 'zipOnly'],
  ['takes .ZIP in any case', { name: 'NOVEL.ZIP', size: 10 }, null],
  ['refuses exactly 50 MB: it must be less', { name: 'a.zip', size: 50 * MB }, 'tooLarge'],
  ['takes one byte under 50 MB', { name: 'a.zip', size: 50 * MB - 1 }, null],
] as const)('%s', (_rule, file, expected) => {
  expect(checkFile(file)).toBe(expected)
})

import { expect, test } from 'vitest'
import { maxJsonDepth, parseBoundedJson } from './bounded-json.ts'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test('JSON is parsed down to the limit of its depth, and refused below it', () => {
  expect(parseBoundedJson(nested(maxJsonDepth))).toBeInstanceOf(Array)
  expect(parseBoundedJson(nested(maxJsonDepth + 1))).toBeUndefined()
  expect(parseBoundedJson('[1')).toBeUndefined()
})

test('brackets in a string do not count, also after an escaped quotation mark', () => {
  const brackets = '['.repeat(maxJsonDepth + 1)
  for (const text of [brackets, `"${brackets}`, `\\"${brackets}`, '\\'])
    expect(parseBoundedJson(JSON.stringify([text]))).toEqual([text])
  // The string ends after an escaped backslash.
  expect(parseBoundedJson(`["\\\\", ${nested(maxJsonDepth)}]`)).toBeUndefined()
})

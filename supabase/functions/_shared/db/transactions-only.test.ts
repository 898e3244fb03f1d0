import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../..')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
)

it('R-548: no function sends a statement outside of a transaction, where a pooler mixes up responses', () => {
  const faults = files.filter((path) =>
    /(?<![\w.])sql(?:<[^`;]*>)?`|(?<![\w.])sql\.(?:unsafe|reserve)\(/.test(
      readFileSync(join(folder, path), 'utf8'),
    ),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(faults).toEqual([])
})

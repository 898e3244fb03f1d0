import { describe, expect, it } from 'vitest'
import { findDocFaults } from './docs-paths.ts'

const repository = {
  exists: (path: string) => path === 'src/app/guard.ts',
  scripts: ['check'],
  top: new Set(['src']),
}
const faults = (text: string) => findDocFaults([{ path: 'README.md', text }], repository)

describe('documents', () => {
  it('may name existing paths and scripts, placeholders, and words that are no path', () => {
    expect(
      faults('`src/app/guard.ts` `npm run check` `src/features/<area>` `read/write` `guard.ts`'),
    ).toEqual([])
  })

  it('must not name a path that does not exist', () => {
    expect(faults('`src/app/gone.ts`')).toEqual(['README.md: src/app/gone.ts does not exist.'])
  })

  it('must not name a script that does not exist', () => {
    expect(faults('`npm run chek`')).toEqual(['README.md: there is no script named chek.'])
  })
})

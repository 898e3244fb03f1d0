import { describe, expect, it } from 'vitest'
import { hasLocalChanges } from './local-changes.ts'

/** A repository of given answers; a command without one fails. */
const repository = (answers: Record<string, string>) => {
  const asked: string[] = []
  const read = (...args: string[]) => {
    asked.push(args.join(' '))
    const known = Object.entries(answers).find(([start]) => args.join(' ').startsWith(start))
    return known ? known[1] : null
  }
  return { read, asked }
}

describe('the tests of the embedded Supabase run in the gate', () => {
  it('when its files differ from main', () => {
    const { read, asked } = repository({
      'merge-base': 'a1',
      'rev-parse': 'b2',
      diff: 'local/keys.ts',
    })
    expect(hasLocalChanges(read)).toBe(true)
    expect(asked).toContain('diff --name-only a1 -- local tests/local')
  })

  describe('when its packages differ', () => {
    const lock = (versions: { inner: string; other: string }) =>
      JSON.stringify({
        packages: {
          '': { dependencies: { other: '*' } },
          local: { dependencies: { outer: '*' } },
          'node_modules/outer': { version: '1', dependencies: { inner: '*' } },
          'node_modules/outer/node_modules/inner': { version: versions.inner },
          'node_modules/inner': { version: versions.other },
          'node_modules/other': { version: versions.other },
        },
      })
    const before = lock({ inner: '1', other: '1' })
    const { read } = repository({ 'merge-base': 'a1', 'rev-parse': 'b2', diff: '', show: before })

    it('also those of its packages', () => {
      expect(hasLocalChanges(read, lock({ inner: '2', other: '1' }))).toBe(true)
    })

    it('not when other packages or files differ', () => {
      expect(hasLocalChanges(read, lock({ inner: '1', other: '2' }))).toBe(false)
    })
  })

  it('on main, when its files differ from the last release', () => {
    const { read, asked } = repository({
      describe: 'v1',
      'merge-base': 'a1',
      'rev-parse': 'a1',
      diff: 'local/keys.ts',
    })
    expect(hasLocalChanges(read)).toBe(true)
    expect(asked).toContain('diff --name-only v1 -- local tests/local')
  })

  it('when the history cannot be read', () => {
    expect(hasLocalChanges(repository({}).read)).toBe(true)
  })
})

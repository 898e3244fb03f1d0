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
    expect(asked.at(-1)).toBe('diff --name-only a1 -- local tests/local package-lock.json')
  })

  it('not when other files differ', () => {
    expect(hasLocalChanges(repository({ 'merge-base': 'a1', 'rev-parse': 'b2', diff: '' }).read)).toBe(false)
  })

  it('on main, when its files differ from the last release', () => {
    const { read, asked } = repository({
      describe: 'v1',
      'merge-base': 'a1',
      'rev-parse': 'a1',
      diff: 'local/keys.ts',
    })
    expect(hasLocalChanges(read)).toBe(true)
    expect(asked.at(-1)).toMatch(/^diff --name-only v1 /)
  })

  it('when the history cannot be read', () => {
    expect(hasLocalChanges(repository({}).read)).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { visitorId } from './visitor-id.ts'

const memory = (start?: string) => {
  const values = new Map<string, string>(start === undefined ? [] : [['quillport-visitor', start]])
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  }
}

describe('the id of a browser for votes (R-445)', () => {
  it('stays the same, and replaces an invalid stored one', () => {
    const storage = memory()
    const id = visitorId(storage)
    expect(visitorId(storage)).toBe(id)
    expect(visitorId(memory('torn'))).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('exists without storage', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    expect(visitorId({ getItem: blocked, setItem: blocked })).toMatch(/^[0-9a-f-]{36}$/)
  })
})

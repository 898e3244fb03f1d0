import { beforeEach, expect, it, vi } from 'vitest'
import { forgetRecoveryCodes, keepRecoveryCodes, unconfirmedCodes } from './unconfirmed-codes.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

it('R-406: recovery codes are kept for their owner until they are confirmed as saved', () => {
  keepRecoveryCodes('ada', ['one', 'two'])
  expect(unconfirmedCodes('ada')).toEqual(['one', 'two'])
  expect(unconfirmedCodes('ben')).toBeNull()
  forgetRecoveryCodes()
  expect(unconfirmedCodes('ada')).toBeNull()
})

it('a damaged entry of kept recovery codes counts as none', () => {
  for (const text of ['{', '7', '{"userId":"ada"}', '{"userId":"ada","codes":"one"}']) {
    stored.set('quillport-recovery-codes', text)
    expect(unconfirmedCodes('ada')).toBeNull()
  }
})

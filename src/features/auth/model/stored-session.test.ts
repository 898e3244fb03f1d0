import { sessionResponse } from '@contract/session.ts'
import { describe, expect, it } from 'vitest'
import { isSession, readStoredSession, writeStoredSession } from './stored-session.ts'

const uid = '5b1c2f0e-8c7a-4f57-9d1e-0a4c7c1f2b11'
const session = sessionResponse.parse({
  userAbilityRules: [{ action: 'read', subject: 'manuscripts' }],
  userData: { id: 2, uid, fullName: 'A B', username: 'ab', email: 'a@b.c', avatar: null, role: 'auth' },
})
const box = (initial: string | null = null) => {
  let text = initial
  return {
    getItem: () => text,
    setItem: (_key: string, value: string) => {
      text = value
    },
    removeItem: () => {
      text = null
    },
  }
}

describe('the stored session (R-060)', () => {
  it('is returned only for the user it belongs to', () => {
    const storage = box()
    writeStoredSession(session, storage)
    expect(readStoredSession(uid, storage)).toEqual(session)
    expect(readStoredSession('someone-else', storage)).toBeNull()
  })

  it('is removed on sign-out', () => {
    const storage = box(JSON.stringify(session))
    writeStoredSession(null, storage)
    expect(readStoredSession(uid, storage)).toBeNull()
  })

  it('is ignored when damaged or of another shape', () => {
    expect(readStoredSession(uid, box('{"userData":'))).toBeNull()
    expect(isSession({ ...session, userAbilityRules: [{ action: 'read' }] })).toBe(false)
    expect(isSession({ ...session, userData: { ...session.userData, role: 3 } })).toBe(false)
    expect(isSession(null)).toBe(false)
  })
})

import { describe, expect, it, vi } from 'vitest'
import { takeInvitation } from './invitation.ts'

const place = (hash: string) => ({ hash, pathname: '/build/reset-password', search: '?invited=1' })
const past = () => ({ state: { key: 'a' }, replaceState: vi.fn() })

describe('takeInvitation', () => {
  it('removes the session from the URL and keeps query and history', () => {
    const history = past()
    const tokens = takeInvitation(place('#access_token=a&refresh_token=b&type=invite'), history)
    expect(tokens).toEqual({ access_token: 'a', refresh_token: 'b' })
    expect(history.replaceState).toHaveBeenCalledWith({ key: 'a' }, '', '/build/reset-password?invited=1')
  })

  it.each([
    '',
    '#chapter-2',
    '#access_token=a&refresh_token=b&type=recovery',
    '#access_token=a&type=invite',
    '#error=access_denied&type=invite',
  ])('returns null for %j and changes nothing', (hash) => {
    const history = past()
    expect(takeInvitation(place(hash), history)).toBeNull()
    expect(history.replaceState).not.toHaveBeenCalled()
  })
})

import { describe, expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

const lead = (query: string) => returnPath(new URLSearchParams(query))

describe('returnPath', () => {
  it('returns the stored path with its query', () => {
    expect(lead('to=/apps/manuscripts')).toBe('/apps/manuscripts')
    expect(lead('page=2&to=/apps/manuscripts')).toBe('/apps/manuscripts?page=2')
  })

  it('returns `/` without a stored path', () => {
    expect(lead('')).toBe('/')
  })

  it('appends the hash of the address', () => {
    expect(returnPath(new URLSearchParams('to=/apps/email&page=2'), '#notes')).toBe(
      '/apps/email?page=2#notes',
    )
  })

  it('never returns an address outside the app', () => {
    expect(lead('to=https://evil.example')).toBe('/')
    expect(lead('to=//evil.example')).toBe('/')
    expect(lead('to=/\\evil.example')).toBe('/')
    expect(lead('to=javascript:alert(1)')).toBe('/')
    expect(lead('to=/%09/evil.example')).toBe('/')
    expect(lead('to=/%0a%0d/evil.example')).toBe('/')
    expect(lead('to=/x%5C%5Cevil.example')).toBe('/')
  })
})

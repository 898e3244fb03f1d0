import { describe, expect, it } from 'vitest'
import { createIds, nameUuid } from './ids.ts'

describe('the ids of an import', () => {
  it('are standard version 5 UUIDs', () => {
    // The example of RFC 9562, appendix A.4: www.example.com in the DNS namespace.
    expect(nameUuid('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
      '2ed6657d-e927-568b-95e1-2665a8aea6a2',
    )
  })

  it('are the same for the same import, and others for another', () => {
    const one = createIds('11111111-1111-4111-8111-111111111111')
    expect(one.item('ABC')).toBe(createIds('11111111-1111-4111-8111-111111111111').item('abc'))
    expect(one.item('ABC')).not.toBe(createIds('21111111-1111-4111-8111-111111111111').item('ABC'))
    expect(one.label('1')).not.toBe(one.status('1'))
  })
})

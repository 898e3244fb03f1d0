import { describe, expect, it } from 'vitest'
import { addressLines, readAddressLines } from './address-lines.ts'

const address = {
  recipient: 'Ada Marsh',
  street: '12 rue des Lilas',
  postcode: '75011',
  city: 'Paris',
  country: 'France',
}

describe('R-481: the address of an account in fields', () => {
  it('is stored as the lines of an envelope and read back', () => {
    expect(addressLines(address)).toBe('Ada Marsh\n12 rue des Lilas\n75011 Paris\nFrance')
    for (const one of [
      address,
      { ...address, country: '' },
      { ...address, postcode: 'SW1A 1AA', city: 'London' },
      { ...address, postcode: '1017 AB2', city: 'Den Haag' },
    ])
      expect(readAddressLines(addressLines(one))).toEqual(one)
  })

  it('keeps a text of another shape in the street', () => {
    expect(readAddressLines('Mill Lane\nOld town')).toEqual({
      recipient: '',
      street: 'Mill Lane, Old town',
      postcode: '',
      city: '',
      country: '',
    })
    expect(readAddressLines('Ada\n1 Quay\n75011 Paris\nFrance\nEurope')).toMatchObject({
      recipient: '',
      street: 'Ada, 1 Quay, 75011 Paris, France, Europe',
    })
    expect(readAddressLines('').street).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { cleanZipName, uniqueNames } from './zip-names.ts'

describe('names in a zip file', () => {
  it('contain no path', () => {
    expect(cleanZipName('../../etc/passwd')).toBe('-..-etc-passwd')
    expect(cleanZipName('C:\\Windows\\win.ini')).toBe('C-Windows-win.ini')
    for (const name of ['/', '..', '', '\u0000', ' . '])
      expect(cleanZipName(name), JSON.stringify(name)).toMatch(/^[^./\\][^/\\]*$/)
  })

  it('contain no direction marks or other invisible characters', () => {
    expect(cleanZipName('invoice\u202Efdp.exe')).toBe('invoicefdp.exe')
  })

  it('are never reserved names', () => {
    expect(cleanZipName('CON.txt')).toBe('_CON.txt')
  })

  it('are shortened in the middle, so that the extension stays', () => {
    const name = cleanZipName(`${'é'.repeat(300)}.docx`)
    expect(name).toHaveLength(120)
    expect(name.endsWith('.docx')).toBe(true)
  })

  it('are unique regardless of case', () => {
    expect(uniqueNames(['a.txt', 'A.txt', 'a (2).txt', 'a.txt'])).toEqual([
      'a.txt',
      'A (2).txt',
      'a (2) (2).txt',
      'a (3).txt',
    ])
  })
})

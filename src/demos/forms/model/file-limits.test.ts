import { describe, expect, it } from 'vitest'
import { applyFileLimits } from './file-limits.ts'

const limits = { types: ['image/*', 'application/pdf'], maxBytes: 1000, maxFiles: 2 }
const file = (name: string, type = 'image/png', size = 10) => ({ name, type, size })
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name)

describe('R-476: the limits of a file field', () => {
  it('accept files of each type up to the size and the number', () => {
    const { accepted, refusals } = applyFileLimits(
      [file('a.png', 'image/png', 1000), file('b.pdf', 'application/pdf')],
      limits,
      0,
    )
    expect(names(accepted)).toEqual(['a.png', 'b.pdf'])
    expect(refusals).toEqual([])
  })

  it('refuse each other file with its own reason', () => {
    const { accepted, refusals } = applyFileLimits(
      [
        file('a.png'),
        file('b.exe', 'application/octet-stream'),
        file('c.png', 'image/png', 1001),
        file('d.png', 'image/png', 0),
        file('e.png'),
        file('f.png'),
      ],
      limits,
      0,
    )
    expect(names(accepted)).toEqual(['a.png', 'e.png'])
    expect(refusals).toEqual([
      { name: 'b.exe', reason: 'type' },
      { name: 'c.png', reason: 'size' },
      { name: 'd.png', reason: 'empty' },
      { name: 'f.png', reason: 'count' },
    ])
  })

  it('count the files that the field already has', () => {
    expect(applyFileLimits([file('a.png')], limits, 2).refusals).toEqual([{ name: 'a.png', reason: 'count' }])
  })

  it('do not accept a type that only begins alike', () => {
    expect(applyFileLimits([file('a', 'imagery/png')], limits, 0).accepted).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { cartText, readCartText } from './checkout.ts'

describe('readCartText', () => {
  it('reads what cartText writes', () => {
    const items = [
      { productId: 12, qty: 2 },
      { productId: 7, qty: 99 },
    ]
    expect(readCartText(cartText(items))).toEqual(items)
    expect(readCartText(cartText([]))).toEqual([])
  })

  it.each(['', 'x', '1x0', '0x1', '1x100', '1x1;2x2', '-1x1', '1.5x2', '9999999999x1'])(
    'leaves out %j',
    (text) => {
      expect(readCartText(text)).toEqual([])
    },
  )

  it('keeps the first of a repeated product and at most 20 products', () => {
    expect(readCartText('3x1,3x9')).toEqual([{ productId: 3, qty: 1 }])
    expect(readCartText(Array.from({ length: 30 }, (_, n) => `${n + 1}x1`).join())).toHaveLength(20)
  })
})

import { expect, it } from 'vitest'
import { combinationsOf, matchVariants, stockOf } from './product-variants.ts'

const sizes = { values: ['S', 'M'] }
const colors = { values: ['Red', 'Blue'] }
const blue = { values: ['S', 'Blue'], sku: '7', price: '9.50', qty: '4' }

it('R-603: a product has one variant for each combination of its values', () => {
  expect(combinationsOf([sizes, { values: [] }, colors])).toEqual([
    ['S', 'Red'],
    ['S', 'Blue'],
    ['M', 'Red'],
    ['M', 'Blue'],
  ])
  expect(combinationsOf([])).toEqual([])
})

it('R-603: variants keep their figures when a value is added or renamed', () => {
  const four = matchVariants(combinationsOf([sizes, colors]), [blue], '4')
  expect(four[1]).toEqual(blue)
  expect(stockOf(four)).toBe(4)
  const renamed = matchVariants(combinationsOf([sizes, { values: ['Red', 'Navy'] }]), four, '4')
  expect(renamed[1]).toEqual({ ...blue, values: ['S', 'Navy'] })
})

it('R-603: the first variants of a product begin with its whole stock', () => {
  expect(matchVariants([['S'], ['M']], [], '12').map(({ qty }) => qty)).toEqual(['12', '0'])
})

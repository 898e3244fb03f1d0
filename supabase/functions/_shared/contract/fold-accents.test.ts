import { expect, test } from 'vitest'
import { foldAccents, withoutAccents } from './fold-accents.ts'

test('accents, ligatures and case make no difference to a folded text', () => {
  expect(foldAccents('Œuvre ÉCRITE, naïf cæsium')).toBe('oeuvre ecrite, naif caesium')
  expect(foldAccents('e\u0301te\u0301')).toBe(foldAccents('Été'))
})

test('a text without accents keeps its case', () => {
  expect(withoutAccents('Éœ Œdème')).toBe('Eoe OEdeme')
})

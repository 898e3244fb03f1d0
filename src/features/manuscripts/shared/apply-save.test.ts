import { expect, it } from 'vitest'
import { itemFixture } from '../../../../tests/support/items.ts'
import { applySaveToRow } from './apply-save.ts'

const row = itemFixture({ id: 'ana', type: 'character', aliases: 'Annie' })
const { wordCount, characterCount, updatedAt, title, headline, status, label } = row
const saved = {
  revision: 2,
  wordCount,
  characterCount,
  updatedAt,
  title,
  headline,
  status,
  label,
  editedBy: null,
}

it('R-909: a row has the aliases of the saved fields, which other changes keep', () => {
  expect(applySaveToRow(row, { details: { aliases: 'Nan' } }, saved).aliases).toBe('Nan')
  expect(applySaveToRow(row, { details: { role: 'Pilot' } }, saved).aliases).toBeNull()
  expect(applySaveToRow(row, { synopsis: 'Tall.' }, saved).aliases).toBe('Annie')
})

import { describe, expect, it } from 'vitest'
import { itemFixture } from '../../../../tests/support/items.ts'
import { customChoices } from './custom-filter.ts'
import { buildTree } from './tree.ts'

const tree = buildTree([
  itemFixture({ id: 'a', custom: { Pov: 'Mara', Mood: 'calm' } }),
  itemFixture({ id: 'b', parentId: 'a', custom: { Pov: 'Étienne', Mood: ' ' } }),
  itemFixture({ id: 'c', custom: { Pov: 'Mara', Other: 'x' } }),
  itemFixture({ id: 'd', inTrash: true, custom: { Pov: 'Tom' } }),
])
const collator = new Intl.Collator('en', { numeric: true })
const fields = (...titles: string[]) =>
  titles.map((title) => ({ id: title, title, type: 'text' as const, options: [] }))
const ids = (...titles: string[]) => customChoices(tree, fields(...titles), collator).map(({ id }) => id)

describe('the choices of a custom field (R-888)', () => {
  it('are the values that items outside the trash have, each once, in the order of the fields', () => {
    expect(ids('Pov', 'Mood')).toEqual(['Pov:Étienne', 'Pov:Mara', 'Mood:calm'])
    expect(ids('Mood', 'Pov', 'Pov')).toEqual(['Mood:calm', 'Pov:Étienne', 'Pov:Mara'])
  })

  it('are none without a custom field or a value of one', () => {
    expect(ids()).toEqual([])
    expect(ids('Place')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { changedFields, conflictingFields, type Editable, mergeChanges } from './conflict.ts'

const base: Editable = {
  title: 'Guide',
  property: 'Museum',
  serviceType: 'voiceOver',
  timePreference: 'anytime',
  dueDate: '2026-12-01',
  latestCompletionDate: '2026-12-02',
  description: '',
  serviceDescription: '',
  contactEmail: 'a@b.c',
}
const mine = { ...base, title: 'Audio guide', property: 'Harbour museum' }
const theirs = { ...base, title: 'Guided tour', description: 'Two voices' }

describe('two people changing one request', () => {
  it('choose only where both changed the same field differently', () => {
    expect(conflictingFields(base, mine, theirs)).toEqual([
      { field: 'title', mine: 'Audio guide', theirs: 'Guided tour' },
    ])
    expect(conflictingFields(base, mine, { ...mine })).toEqual([])
  })

  it('keep what only one of them changed, whatever is chosen elsewhere', () => {
    expect(mergeChanges(base, mine, theirs, { title: 'mine' })).toEqual({
      ...base,
      title: 'Audio guide',
      property: 'Harbour museum',
      description: 'Two voices',
    })
    expect(mergeChanges(base, mine, theirs, { title: 'theirs' }).title).toBe('Guided tour')
  })

  it('never overwrite without a choice', () => {
    expect(mergeChanges(base, mine, theirs, {}).title).toBe('Guided tour')
  })

  it('send only what is not as it was', () => {
    expect(changedFields(base, { ...mine, description: '  ' })).toEqual(['title', 'property'])
  })
})

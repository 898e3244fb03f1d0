import { describe, expect, it } from 'vitest'
import { changedFields, conflictingFields, type Editable, mergeChanges } from './conflict.ts'
import { emptyProjectForm } from './project-form-schema.ts'

const { companyId: _notEditable, ...fields } = emptyProjectForm
const base: Editable = {
  ...fields,
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

describe('concurrent edits of a project', () => {
  it('conflict only in fields that both users changed differently', () => {
    expect(conflictingFields(base, mine, theirs)).toEqual([
      { field: 'title', mine: 'Audio guide', theirs: 'Guided tour' },
    ])
    expect(conflictingFields(base, mine, { ...mine })).toEqual([])
  })

  it('keep the changes made by only one user, independent of other choices', () => {
    expect(mergeChanges(base, mine, theirs, { title: 'mine' })).toEqual({
      ...base,
      title: 'Audio guide',
      property: 'Harbour museum',
      description: 'Two voices',
    })
    expect(mergeChanges(base, mine, theirs, { title: 'theirs' }).title).toBe('Guided tour')
  })

  it('never overwrite a conflicting field without a choice', () => {
    expect(mergeChanges(base, mine, theirs, {}).title).toBe('Guided tour')
  })

  it('send only changed fields', () => {
    expect(changedFields(base, { ...mine, description: '  ' })).toEqual(['title', 'property'])
  })
})

import type { ProjectEvent } from '@contract/project-events.ts'
import { describe, expect, it } from 'vitest'
import { changedFields, conflictAuthor, conflictingFields, type Editable, mergeChanges } from './conflict.ts'
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

describe('the author of a conflicting change (R-506)', () => {
  const event = (
    field: string,
    name: string | null,
    kind: ProjectEvent['kind'] = 'changed',
  ): ProjectEvent => ({
    ...{ id: 1, kind, field, from: null, to: null, reason: null, at: '2026-11-20T10:00:00.000Z' },
    actor:
      name === null
        ? null
        : { uid: '8f2e7c1a-0b4d-4c55-9a53-1d2f3e4a5b6c', name, email: 'a@b.c', avatar: null },
  })

  it('is the last one who changed a conflicting field', () => {
    const events = [event('dueDate', 'Cleo'), event('title', 'Ada'), event('title', 'Ben')]
    expect(conflictAuthor(events, ['title'])).toBe('Ada')
  })

  it('is the author of the last change when no field conflicts', () => {
    expect(conflictAuthor([event('status', 'Cleo', 'status'), event('title', 'Ada')], [])).toBe('Ada')
  })

  it('is unknown without a change or after the account was deleted', () => {
    expect(conflictAuthor([], ['title'])).toBeNull()
    expect(conflictAuthor([event('title', null)], ['title'])).toBeNull()
  })
})

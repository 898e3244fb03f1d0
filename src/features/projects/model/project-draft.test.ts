// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { isTouched, newDraft, readProjectDraft, writeProjectDraft } from './project-draft.ts'

beforeEach(() => localStorage.clear())

describe('the draft of a project', () => {
  it('survives on the device with its id and its files', () => {
    const draft = { ...newDraft('a@b.c'), files: [{ id: crypto.randomUUID(), name: 'A', size: 1, mime: '' }] }
    draft.values.title = 'Audio guide'
    writeProjectDraft('me', draft)
    expect(readProjectDraft('me')).toEqual(draft)
  })

  it('belongs to one person', () => {
    writeProjectDraft('me', newDraft(''))
    expect(readProjectDraft('you')).toBeNull()
  })

  it('is forgotten once sent', () => {
    writeProjectDraft('me', newDraft(''))
    writeProjectDraft('me', null)
    expect(readProjectDraft('me')).toBeNull()
  })

  it('counts as nothing when what is stored is not ours', () => {
    for (const text of ['{', '[]', '{"id":"x"}', 'null']) {
      localStorage.setItem('quillport-project-draft-me', text)
      expect(readProjectDraft('me'), text).toBeNull()
    }
  })

  it('is touched by what the person did, not by the address that was filled in', () => {
    const draft = newDraft('a@b.c')
    expect(isTouched(draft)).toBe(false)
    expect(isTouched({ ...draft, values: { ...draft.values, property: 'Museum' } })).toBe(true)
  })
})

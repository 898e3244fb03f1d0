import { describe, expect, it } from 'vitest'
import { isTouched, newDraft, readProjectDraft, writeProjectDraft } from './project-draft.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('the draft of a project', () => {
  it('survives on the device with its id and its files', () => {
    const storage = memory()
    const draft = { ...newDraft('a@b.c'), files: [{ id: crypto.randomUUID(), name: 'A', size: 1, mime: '' }] }
    draft.values.title = 'Audio guide'
    writeProjectDraft('me', draft, storage)
    expect(readProjectDraft('me', storage)).toEqual(draft)
  })

  it('belongs to one person', () => {
    const storage = memory()
    writeProjectDraft('me', newDraft(''), storage)
    expect(readProjectDraft('you', storage)).toBeNull()
  })

  it('is read from the key of earlier versions, which the next write removes', () => {
    const storage = memory()
    const draft = newDraft('a@b.c')
    storage.setItem('quillport-request-me', JSON.stringify(draft))
    expect(readProjectDraft('me', storage)).toEqual(draft)
    writeProjectDraft('me', { ...draft, values: { ...draft.values, title: 'New' } }, storage)
    expect([...storage.kept.keys()]).toEqual(['quillport-project-draft-me'])
    writeProjectDraft('me', null, storage)
    expect(readProjectDraft('me', storage)).toBeNull()
  })

  it('is forgotten once sent', () => {
    const storage = memory()
    writeProjectDraft('me', newDraft(''), storage)
    writeProjectDraft('me', null, storage)
    expect(readProjectDraft('me', storage)).toBeNull()
  })

  it('counts as nothing when what is stored is not ours', () => {
    const storage = memory()
    for (const text of ['{', '[]', '{"id":"x"}', 'null']) {
      storage.setItem('quillport-project-draft-me', text)
      expect(readProjectDraft('me', storage), text).toBeNull()
    }
  })

  it('is touched by what the person did, not by the address that was filled in', () => {
    const draft = newDraft('a@b.c')
    expect(isTouched(draft)).toBe(false)
    expect(isTouched({ ...draft, values: { ...draft.values, property: 'Museum' } })).toBe(true)
  })
})

import en from '@locales/en/account.json'
import fr from '@locales/fr/account.json'
import { describe, expect, it } from 'vitest'
import { activityId, activityPath } from './activity.ts'

describe('the activity of a user', () => {
  it.each([
    ['project', 'status', 'status'],
    ['project', 'constructor', 'other'],
    ['revision', 'conflict', 'other'],
    ['import', 'failed', 'failed'],
  ] as const)('has words in both languages: %s %s', (kind, what, last) => {
    const id = activityId({ kind, what })
    expect(id).toBe(`account.activity.${kind}.${last}`)
    expect(Object.keys(en)).toContain(id)
    expect(Object.keys(fr)).toContain(id)
  })

  it('links to the item it concerns', () => {
    const to = ((id: string) => id) as never
    const nothing = { manuscriptId: null, itemId: null, projectId: null }
    expect(activityPath({ ...nothing, manuscriptId: 'm', itemId: 'i' }, to)).toBe('editor.item')
    expect(activityPath({ ...nothing, manuscriptId: 'm' }, to)).toBe('editor.manuscript')
    expect(activityPath({ ...nothing, projectId: 'p' }, to)).toBe('/apps/projects/view/p')
    expect(activityPath(nothing, to)).toBeNull()
  })
})

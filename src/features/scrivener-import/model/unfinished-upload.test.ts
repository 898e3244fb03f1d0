import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetUpload, hashFile, isSameFile, recallUpload, rememberUpload } from './unfinished-upload.ts'

const file = (content: string, name = 'Novel.zip') => new File([content], name)
const record = { fileName: 'Novel.zip', fileSize: 5 }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

describe('an unfinished upload', () => {
  it('is recalled with its choices until it is forgotten', () => {
    const upload = { hash: 'abc', body: { title: 'Salt', exclude: ['x'] } }
    rememberUpload('one', upload)
    expect(recallUpload('one')).toEqual(upload)
    expect(recallUpload('two')).toBeNull()
    forgetUpload('one')
    expect(recallUpload('one')).toBeNull()
  })

  it('resumes only with a file of the same name, size and content', async () => {
    const remembered = { hash: await hashFile(file('hello')), body: {} }
    expect(await isSameFile(file('hello'), record, remembered)).toBe(true)
    expect(await isSameFile(file('jello'), record, remembered)).toBe(false)
    expect(await isSameFile(file('hello', 'Other.zip'), record, remembered)).toBe(false)
    expect(await isSameFile(file('hello!'), record, remembered)).toBe(false)
  })

  it('compares name and size without a stored hash', async () => {
    expect(await isSameFile(file('jello'), record, null)).toBe(true)
    expect(await isSameFile(file('longer'), record, null)).toBe(false)
  })
})

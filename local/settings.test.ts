import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

it('UNDO_MS is a number of milliseconds, and the default without it', () => {
  expect(readSettings({}).undoMs).toBeNull()
  expect(readSettings({ UNDO_MS: '' }).undoMs).toBeNull()
  expect(readSettings({ UNDO_MS: '300' }).undoMs).toBe(300)
  for (const text of ['8 s', '-1', '1e3', '100000'])
    expect(() => readSettings({ UNDO_MS: text })).toThrow(`UNDO_MS=${text}`)
})

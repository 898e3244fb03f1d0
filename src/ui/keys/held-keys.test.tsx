import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropHeldKeys, holdKeysUntilFocus } from './held-keys.ts'

/** The frames between the focus and the first replayed key, and the one that sees the focus. */
const FRAMES = 6

/** jsdom has no `execCommand`. */
const insert = (_command: string, _ui?: boolean, text = '') => {
  const field = document.activeElement as HTMLInputElement
  field.value += text
  return true
}
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

describe('keys held while a dialog opens', () => {
  const dialog = document.createElement('div')
  const field = document.createElement('input')
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
    document.execCommand = insert
    dialog.append(field)
    document.body.append(dialog)
  })
  afterEach(() => {
    dropHeldKeys()
    Reflect.deleteProperty(document, 'execCommand')
    field.value = ''
    dialog.remove()
    vi.useRealTimers()
  })
  const frames = (count: number) => vi.advanceTimersByTimeAsync(count * 16)

  it('R-521: letters typed before its focus are in its field before a fast typist presses the next keys', async () => {
    holdKeysUntilFocus(
      () => dialog,
      () => undefined,
    )
    for (const key of 'nina petrov') press(key)
    field.focus()
    await frames(FRAMES)
    expect(field.value).toBe('nina petrov')
  })

  it('a named key takes effect before the letters after it are inserted', async () => {
    const seen: string[] = []
    field.addEventListener('keydown', ({ key }) => key === 'Enter' && seen.push(field.value))
    holdKeysUntilFocus(
      () => dialog,
      () => undefined,
    )
    for (const key of ['n', 'o', 'Enter', 'a']) press(key)
    field.focus()
    await frames(FRAMES)
    expect([seen, field.value]).toEqual([['no'], 'no'])
    await frames(FRAMES)
    expect(field.value).toBe('noa')
  })
})

import { describe, expect, it } from 'vitest'
import { createUndoStack } from './undo.ts'

describe('createUndoStack', () => {
  it('takes back the newest first, and each act once', async () => {
    const stack = createUndoStack()
    const done: string[] = []
    for (const name of ['first', 'second']) stack.push(name, async () => void done.push(name))
    expect(await stack.undoLast()).toBe(true)
    expect(await stack.undoLast()).toBe(true)
    expect(await stack.undoLast()).toBe(false)
    expect(done).toEqual(['second', 'first'])
  })

  it('takes back one act after the other, however quickly it is asked', async () => {
    const stack = createUndoStack()
    const done: string[] = []
    stack.push('first', async () => void done.push('first'))
    stack.push('second', async () => {
      await new Promise((resolve) => setTimeout(resolve, 10))
      done.push('second')
    })
    await Promise.all([stack.undoLast(), stack.undoLast()])
    expect(done).toEqual(['second', 'first'])
  })

  it('takes back one act in the middle by its number', async () => {
    const stack = createUndoStack()
    const done: string[] = []
    const number = stack.push('first', async () => void done.push('first'))
    stack.push('second', async () => void done.push('second'))
    await stack.undo(number)
    expect(await stack.undo(number)).toBe(false)
    expect(done).toEqual(['first'])
    expect(stack.peek()?.label).toBe('second')
  })

  it('keeps an act whose undo failed, so that it can be tried again', async () => {
    const stack = createUndoStack()
    let isOffline = true
    stack.push('rename', async () => {
      if (isOffline) throw new Error('offline')
    })
    await expect(stack.undoLast()).rejects.toThrow('offline')
    isOffline = false
    expect(await stack.undoLast()).toBe(true)
  })

  it('remembers the last 50 acts', async () => {
    const stack = createUndoStack()
    for (let n = 0; n < 60; n++) stack.push(`${n}`, async () => undefined)
    let count = 0
    while (await stack.undoLast()) count++
    expect(count).toBe(50)
  })
})

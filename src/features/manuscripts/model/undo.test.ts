import { describe, expect, it } from 'vitest'
import { createUndoStack } from './undo.ts'

describe('createUndoStack', () => {
  it('undoes the newest action first, and each action once', async () => {
    const stack = createUndoStack()
    const done: string[] = []
    for (const name of ['first', 'second']) stack.push(name, async () => void done.push(name))
    expect(await stack.undoLast()).toBe(true)
    expect(await stack.undoLast()).toBe(true)
    expect(await stack.undoLast()).toBe(false)
    expect(done).toEqual(['second', 'first'])
  })

  it('runs rapid undos one after the other', async () => {
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

  it('undoes an action in the middle by its number', async () => {
    const stack = createUndoStack()
    const done: string[] = []
    const number = stack.push('first', async () => void done.push('first'))
    stack.push('second', async () => void done.push('second'))
    await stack.undo(number)
    expect(await stack.undo(number)).toBe(false)
    expect(done).toEqual(['first'])
    expect(stack.peek()?.label).toBe('second')
  })

  it('keeps an action whose undo failed, so that it can be retried', async () => {
    const stack = createUndoStack()
    let isOffline = true
    stack.push('rename', async () => {
      if (isOffline) throw new Error('offline')
    })
    await expect(stack.undoLast()).rejects.toThrow('offline')
    isOffline = false
    expect(await stack.undoLast()).toBe(true)
  })

  it('keeps the last 50 actions', async () => {
    const stack = createUndoStack()
    for (let n = 0; n < 60; n++) stack.push(`${n}`, async () => undefined)
    let count = 0
    while (await stack.undoLast()) count++
    expect(count).toBe(50)
  })
})

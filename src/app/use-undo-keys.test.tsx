import { fireEvent, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useUndoKeys } from './use-undo-keys.ts'

it('F8 and z undo before the toast has loaded, z not in a text field', () => {
  renderHook(() => useUndoKeys(false))
  const onUndo = vi.fn()
  const offer = () => void toast.undo('Archived', 'Undo', onUndo)
  const field = document.body.appendChild(document.createElement('input'))
  offer()
  fireEvent.keyDown(field, { key: 'z' })
  expect(onUndo).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'z' })
  expect(onUndo).toHaveBeenCalledTimes(1)
  offer()
  fireEvent.keyDown(field, { key: 'F8' })
  expect(onUndo).toHaveBeenCalledTimes(2)
  fireEvent.keyDown(document.body, { key: 'F8' })
  expect(onUndo).toHaveBeenCalledTimes(2)
  field.remove()
})

it('on a screen for writing z undoes nothing (R-512)', () => {
  renderHook(() => useUndoKeys(true))
  const onUndo = vi.fn()
  toast.undo('Moved to the trash', 'Undo', onUndo)
  fireEvent.keyDown(document.body, { key: 'z' })
  expect(onUndo).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'F8' })
  expect(onUndo).toHaveBeenCalledTimes(1)
})

import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { EditorContext, type EditorContextValue } from '../session/editor-context.ts'
import { useCanvasClicks } from './use-canvas-clicks.ts'

function Canvas() {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: as the canvas of the editor
    <div onClick={useCanvasClicks()}>
      <span data-footnote-id="n">lamp</span>
      <span data-item-id="i">causeway</span>
      <a href="https://example.org/">web</a>
    </div>
  )
}

function show(given: Partial<EditorContextValue>) {
  const context = { canWrite: true, hasMargin: false, openItem: vi.fn(), setOpenNote: vi.fn(), ...given }
  render(
    <EditorContext value={context as unknown as EditorContextValue}>
      <Canvas />
    </EditorContext>,
  )
  return context
}

it.each([
  [false, [['n']]],
  [true, []],
])('R-937: a click on a footnote opens it unless notes are in the margin (%s)', (hasMargin, calls) => {
  const { setOpenNote } = show({ hasMargin })
  fireEvent.click(screen.getByText('lamp'))
  expect(vi.mocked(setOpenNote).mock.calls).toEqual(calls)
})

it('R-937: a click on a footnote opens it for a person who may only read', () => {
  const { setOpenNote } = show({ canWrite: false })
  fireEvent.click(screen.getByText('lamp'))
  expect(setOpenNote).toHaveBeenCalledWith('n')
})

it('a link is followed with Ctrl while the text is written, and by a click while it is read', () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const { openItem } = show({})
  fireEvent.click(screen.getByText('web'))
  fireEvent.click(screen.getByText('causeway'))
  expect([opened.mock.calls.length, vi.mocked(openItem).mock.calls.length]).toEqual([0, 0])
  fireEvent.click(screen.getByText('web'), { ctrlKey: true })
  fireEvent.click(screen.getByText('causeway'), { metaKey: true })
  expect(opened).toHaveBeenCalledWith('https://example.org/', '_blank', 'noopener,noreferrer')
  expect(openItem).toHaveBeenCalledWith('i')
})

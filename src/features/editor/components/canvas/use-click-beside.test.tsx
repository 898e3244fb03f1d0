import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import * as caret from '../../model/place-caret.ts'
import { EditorContext, type EditorContextValue } from '../session/editor-context.ts'
import { useClickBeside } from './use-click-beside.ts'

function Canvas() {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: as the canvas of the editor
    <div data-testid="canvas" onClick={useClickBeside()}>
      <button type="button">Tool</button>
      <article>Note</article>
      <p contentEditable suppressContentEditableWarning>
        Text
      </p>
    </div>
  )
}

it.each([
  [true, 1],
  [false, 0],
])(
  'R-511: a click beside the page puts the caret into the nearest line for who may write (%s)',
  (canWrite, count) => {
    const place = vi.spyOn(caret, 'placeCaret').mockReturnValue(undefined as never)
    const editor = {}
    render(
      <EditorContext value={{ editor, canWrite } as unknown as EditorContextValue}>
        <Canvas />
      </EditorContext>,
    )
    for (const text of ['Tool', 'Note', 'Text']) fireEvent.click(screen.getByText(text))
    // A drag that selects text can end beside the page.
    document.getSelection()?.selectAllChildren(screen.getByText('Text'))
    fireEvent.click(screen.getByTestId('canvas'))
    document.getSelection()?.removeAllRanges()
    expect(place).not.toHaveBeenCalled()
    fireEvent.click(screen.getByTestId('canvas'), { clientX: 30, clientY: 40 })
    expect(place.mock.calls).toEqual(Array(count).fill([editor, 30, 40]))
  },
)

import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { setEditorPanes } from '../../model/editor-panes.ts'
import { EditorContext, type EditorContextValue } from '../session/editor-context.ts'
import { useTypewriter } from './use-typewriter.ts'

afterEach(() => setEditorPanes({ isTypewriter: false }))

function Text({ dom }: { dom: (text: HTMLElement | null) => void }) {
  useTypewriter()
  return <div ref={dom} />
}

/** A text whose caret is in a line from 500 to 520 px, in a view from 100 to 500 px. */
function open(isFocused: boolean) {
  const handlers = new Map<string, () => void>()
  const editor = {
    isDestroyed: false,
    isFocused,
    state: { selection: { head: 1 } },
    view: { dom: null as unknown, coordsAtPos: () => ({ top: 500, bottom: 520 }) },
    on: (name: string, handler: () => void) => handlers.set(name, handler),
    off: (name: string) => handlers.delete(name),
  }
  render(
    <EditorContext value={{ editor } as unknown as EditorContextValue}>
      <div data-testid="scroller" style={{ overflowY: 'auto' }}>
        <section>
          <Text
            dom={(text) => {
              editor.view.dom = text
            }}
          />
        </section>
      </div>
    </EditorContext>,
  )
  const scroller = screen.getByTestId('scroller')
  vi.spyOn(scroller, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 600, 400))
  return { handlers, scroller }
}
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

it('R-963: the line of the caret is scrolled to the center of what scrolls the text', async () => {
  setEditorPanes({ isTypewriter: true })
  const { handlers, scroller } = open(true)
  await waitFor(() => expect(scroller.scrollTop).toBe(210))
  handlers.get('selectionUpdate')?.()
  await waitFor(() => expect(scroller.scrollTop).toBe(420))
  handlers.get('update')?.()
  await waitFor(() => expect(scroller.scrollTop).toBe(630))
})

it('R-963: a text without the caret, or without the choice, is not scrolled', async () => {
  const off = open(true)
  expect(off.handlers.size).toBe(0)
  cleanup()
  setEditorPanes({ isTypewriter: true })
  const { handlers, scroller } = open(false)
  handlers.get('update')?.()
  await nextFrame()
  await nextFrame()
  expect(scroller.scrollTop).toBe(0)
})

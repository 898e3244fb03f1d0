import editor from '@locales/en/editor.json'
import manuscripts from '@locales/en/manuscripts.json'
import { renderHook, waitFor } from '@testing-library/react'
import { Editor } from '@tiptap/core'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast } from '@/ui/feedback/toaster.tsx'
import { schemaExtensions } from '../../extensions/schema.ts'
import { EditorContext, type EditorContextValue } from './editor-context.ts'
import { useTextSteps } from './use-text-steps.ts'

const cell = { type: 'tableCell', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }] }
const content = {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'One two' }] },
    { type: 'table', content: [{ type: 'tableRow', content: [cell] }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'End' }] },
  ],
}
/** Scenes a, b with c below it, d and e. */
const roots = ['a', 'b', 'd', 'e'].map((id) => ({ id, parentId: null, inTrash: false }))
const tree = {
  byId: new Map(roots.map((item) => [item.id, item])),
  children: new Map([['b', [{ id: 'c', parentId: 'b', inTrash: false }]]]),
  roots,
}
let text: Editor
let told: string[]
beforeEach(() => {
  told = []
  vi.spyOn(toast, 'info').mockImplementation((given) => void told.push(String(given.title)) as never)
  text = new Editor({
    content,
    extensions: schemaExtensions({ signPicture: async (path) => path, missingText: () => '' }),
  })
})
afterEach(() => text.destroy())

function use(itemId: string, { isSaved = true } = {}) {
  const actions = { tree: () => tree, split: vi.fn(async () => true), merge: vi.fn() }
  const openItem = vi.fn()
  const session = { flush: async () => isSaved, state: { get: () => ({ base: {} }) } }
  const context = { editor: text, session, itemId, actions, openItem, opensParts: true }
  const { result } = renderHook(() => useTextSteps(), {
    wrapper: ({ children }) => (
      <IntlProvider locale="en" messages={{ ...editor, ...manuscripts }}>
        <EditorContext value={context as unknown as EditorContextValue}>{children}</EditorContext>
      </IntlProvider>
    ),
  })
  return { ...actions, openItem, steps: result.current }
}

describe('a split (R-910)', () => {
  it.each([
    ['with items below it', 'b', 4, {}, 'editor.split.has-items'],
    ['at a table', 'a', 13, {}, 'editor.split.table'],
    ['at its start', 'a', 1, {}, 'editor.split.nothing'],
    ['that cannot be saved', 'a', 4, { isSaved: false }, 'editor.split.unsaved'],
  ] as const)('of a text %s says why it is refused', async (_rule, id, caret, given, message) => {
    text.commands.setTextSelection(caret)
    const { steps, split } = use(id, given)
    steps.split()
    await waitFor(() => expect(told).toEqual([editor[message]]))
    expect(split).not.toHaveBeenCalled()
  })

  it('opens the new part', async () => {
    text.commands.setTextSelection(5)
    const { steps, split, openItem } = use('a')
    steps.split()
    await waitFor(() => expect(openItem).toHaveBeenCalledOnce())
    const [, part, otherId] = split.mock.calls[0] as unknown as [unknown, { title: string }, string]
    expect([part.title, openItem.mock.calls]).toEqual(['two', [[otherId]]])
    expect(told).toEqual([])
  })
})

describe('a merge (R-911)', () => {
  it.each([
    ['the last item', 'e', 'manuscripts.merge.last'],
    ['an item with others below it', 'b', 'manuscripts.merge.has-items'],
    ['an item before one with others below it', 'a', 'manuscripts.merge.next-has-items'],
  ] as const)('of %s says why it is refused', (_rule, id, message) => {
    const { steps, merge } = use(id)
    steps.merge()
    expect([told, merge.mock.calls]).toEqual([[manuscripts[message]], []])
  })

  it('takes the next item of the level', () => {
    const { steps, merge } = use('d')
    steps.merge()
    expect(merge).toHaveBeenCalledExactlyOnceWith('d', ['e'])
  })
})

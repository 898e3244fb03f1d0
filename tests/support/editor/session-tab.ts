import type { Doc } from '@contract/document.ts'
import { docText } from '@contract/document-text.ts'
import { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { vi } from 'vitest'
import { applyRemoteBody, REMOTE_CHANGE } from '@/features/editor/extensions/apply-remote-body.ts'
import { mergeBodies } from '@/features/editor/extensions/merge-bodies.ts'
import { schemaExtensions } from '@/features/editor/extensions/schema.ts'
import { documentJson } from '@/features/editor/model/block-cache.ts'
import { fitDocument } from '@/features/editor/model/fit-document.ts'
import type { SavePhase } from '@/features/editor/model/item-session-types.ts'
import { type fakeServer, setUp } from './item-session.ts'

/** A tab with an editor on an item of a server, with the cursor at the end of the first paragraph. */
export function openTab(server: ReturnType<typeof fakeServer>) {
  const mergeBody = (base: Doc | null, mine: Doc | null, theirs: { content: Doc | null }) =>
    mergeBodies(base, mine, theirs.content)
  const tab = setUp(undefined, mergeBody, server)
  const { session, onRemoteChange } = tab
  const phases = new Set<SavePhase>()
  session.state.subscribe(() => phases.add(session.state.get().phase))
  const editor = new Editor({
    content: fitDocument(server.stored().content),
    extensions: schemaExtensions({ signPicture: async (path) => path, missingText: () => '' }),
    onUpdate: ({ transaction }) => {
      if (transaction.getMeta(REMOTE_CHANGE)) return
      const { doc } = transaction
      session.change('content', () => documentJson(doc))
    },
  })
  onRemoteChange.mockImplementation((item, fields) => {
    if (fields.includes('content')) applyRemoteBody(editor, item.content)
  })
  const { state, view } = editor
  const end = state.doc.firstChild?.content.size ?? 0
  view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, end + 1)))
  return {
    ...tab,
    editor,
    phases,
    text: () => docText(documentJson(editor.state.doc)),
    type: (key: string) => editor.view.dispatch(editor.state.tr.insertText(key)),
    /** Fetches the item now and shows the response later. */
    fetch(delayMs: number) {
      const item = server.stored()
      setTimeout(() => session.receive(item), delayMs)
    },
  }
}

/** Types the texts of several tabs at once, one key per tab and step. */
export async function typeAll(
  parts: readonly { tab: ReturnType<typeof openTab>; text: string }[],
  keyMs: number,
) {
  const longest = Math.max(...parts.map(({ text }) => text.length))
  for (let at = 0; at < longest; at++) {
    for (const { tab, text } of parts) if (at < text.length) tab.type(text.charAt(at))
    await vi.advanceTimersByTimeAsync(keyMs)
  }
}

import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'

const MARKS = [
  ...(['bold', 'italic', 'underline', 'strike', 'code', 'superscript', 'subscript'] as const),
  ...(['highlight', 'link', 'itemLink', 'annotation', 'inlineFootnote'] as const),
]
type MarkName = (typeof MARKS)[number]

export type BlockName = 'paragraph' | 'codeBlock' | `heading${1 | 2 | 3 | 4 | 5 | 6}`

function blockOf(editor: Editor): BlockName {
  if (editor.isActive('codeBlock')) return 'codeBlock'
  const { level } = editor.getAttributes('heading')
  return editor.isActive('heading') ? (`heading${level}` as BlockName) : 'paragraph'
}

function alignOf(editor: Editor): string {
  const { parent } = editor.state.selection.$from
  return parent.attrs.textAlign ?? 'left'
}

function stateOf(editor: Editor) {
  const marks = Object.fromEntries(MARKS.map((name) => [name, editor.isActive(name)])) as Record<
    MarkName,
    boolean
  >
  return {
    ...marks,
    block: blockOf(editor),
    align: alignOf(editor),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    blockquote: editor.isActive('blockquote'),
    table: editor.isActive('table'),
    hasSelection: !editor.state.selection.empty,
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  }
}

/** The formats of the selection; components render only when they change. */
export function useFormatState(editor: Editor): ReturnType<typeof stateOf> {
  return useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) })
}
export type FormatState = ReturnType<typeof stateOf>

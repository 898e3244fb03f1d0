import type { Editor } from '@tiptap/core'
import {
  Asterisk,
  ImagePlus,
  Merge,
  MessageSquarePlus,
  Minus,
  ScrollText,
  SplitSquareVertical,
  Table2,
} from 'lucide-react'
import { chainInText } from '../../model/focus-text.ts'
import type { StartChain } from './format-choices.ts'
import type { ToolChoice } from './tool-menu.tsx'
import type { FormatState } from './use-format-state.ts'

type InsertActions = Record<'linkItem' | 'pickPicture' | 'split' | 'merge', () => void>

/** Elements that can be inserted into the text, and the steps that make two texts of one and back. */
export function insertChoices(
  editor: Editor,
  state: FormatState,
  actions: InsertActions,
  start: StartChain = chainInText,
): ToolChoice[] {
  const chain = () => start(editor)
  return [
    { id: 'itemLink', icon: ScrollText, isOn: state.itemLink, run: actions.linkItem },
    { id: 'picture', icon: ImagePlus, run: actions.pickPicture },
    {
      id: 'table.insert',
      icon: Table2,
      isDisabled: state.table,
      run: () => void chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    { id: 'rule', icon: Minus, run: () => void chain().setHorizontalRule().run() },
    { id: 'split', icon: SplitSquareVertical, run: actions.split },
    { id: 'merge', icon: Merge, run: actions.merge },
  ]
}

/** The notes on a text. */
export const noteChoices = (compose: (kind: 'comment' | 'footnote') => void) =>
  [
    { id: 'comment', icon: MessageSquarePlus, run: () => compose('comment') },
    { id: 'footnote', icon: Asterisk, run: () => compose('footnote') },
  ] satisfies ToolChoice[]

/** Actions on the table at the cursor. */
export function tableChoices(editor: Editor): ToolChoice[] {
  const chain = () => chainInText(editor)
  return [
    { id: 'table.row-above', run: () => void chain().addRowBefore().run() },
    { id: 'table.row-below', run: () => void chain().addRowAfter().run() },
    { id: 'table.column-before', run: () => void chain().addColumnBefore().run() },
    { id: 'table.column-after', run: () => void chain().addColumnAfter().run() },
    { id: 'table.header', run: () => void chain().toggleHeaderRow().run() },
    { id: 'table.merge', run: () => void chain().mergeOrSplit().run() },
    { id: 'table.delete-row', run: () => void chain().deleteRow().run() },
    { id: 'table.delete-column', run: () => void chain().deleteColumn().run() },
    { id: 'table.delete', run: () => void chain().deleteTable().run() },
  ]
}

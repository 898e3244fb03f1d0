import type { ChainedCommands, Editor } from '@tiptap/core'
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Code,
  FileCode,
  Heading1,
  Heading2,
  Heading3,
  Heading4,
  Heading5,
  Heading6,
  Highlighter,
  List,
  ListOrdered,
  type LucideIcon,
  MessageSquareText,
  Pilcrow,
  Quote,
  SpellCheck,
  Strikethrough,
  Subscript,
  Superscript,
  TextQuote,
  WholeWord,
} from 'lucide-react'
import { setEditorPanes } from '../../model/editor-panes.ts'
import { chainInText } from '../../model/focus-text.ts'
import type { ToolChoice } from './tool-menu.tsx'
import type { BlockName, FormatState } from './use-format-state.ts'

const LEVELS = [1, 2, 3, 4, 5, 6] as const

export const blockIcons: Readonly<Record<BlockName, LucideIcon>> = {
  paragraph: Pilcrow,
  heading1: Heading1,
  heading2: Heading2,
  heading3: Heading3,
  heading4: Heading4,
  heading5: Heading5,
  heading6: Heading6,
  codeBlock: FileCode,
}
export const alignIcons: Readonly<Record<string, LucideIcon>> = {
  left: AlignLeft,
  center: AlignCenter,
  right: AlignRight,
  justify: AlignJustify,
}

/** Begins a chain of commands; the slash menu removes its text in the same step. */
export type StartChain = (editor: Editor) => ChainedCommands

/** The block types of a paragraph. */
export function blockChoices(
  editor: Editor,
  state: FormatState,
  start: StartChain = chainInText,
): ToolChoice[] {
  const chain = () => start(editor)
  return [
    {
      id: 'paragraph',
      icon: Pilcrow,
      isOn: state.block === 'paragraph',
      run: () => chain().setParagraph().run(),
    },
    ...LEVELS.map((level) => ({
      id: `heading${level}` as const,
      icon: blockIcons[`heading${level}`],
      isOn: state.block === `heading${level}`,
      run: () => void chain().setHeading({ level }).run(),
    })),
    {
      id: 'blockquote',
      icon: Quote,
      isOn: state.blockquote,
      run: () => void chain().toggleBlockquote().run(),
    },
    {
      id: 'codeBlock',
      icon: FileCode,
      isOn: state.block === 'codeBlock',
      run: () => void chain().toggleCodeBlock().run(),
    },
  ]
}

/** The kinds of lists. */
export const listChoices = (editor: Editor, state: FormatState, start: StartChain = chainInText) =>
  [
    {
      id: 'bulletList',
      icon: List,
      isOn: state.bulletList,
      run: () => void start(editor).toggleBulletList().run(),
    },
    {
      id: 'orderedList',
      icon: ListOrdered,
      isOn: state.orderedList,
      run: () => void start(editor).toggleOrderedList().run(),
    },
  ] satisfies ToolChoice[]

/** The alignments of a paragraph. */
export const alignChoices = (editor: Editor, state: FormatState): ToolChoice[] =>
  (['left', 'center', 'right', 'justify'] as const).map((side) => ({
    id: `align.${side}`,
    icon: alignIcons[side] ?? AlignLeft,
    isOn: state.align === side,
    run: () =>
      void chainInText(editor)
        .setAlign(side === 'left' ? null : side)
        .run(),
  }))

/** Typography: at once for the selection or the whole text, and while typing. */
export function typographyChoices(editor: Editor, language: string, isTypeset: boolean): ToolChoice[] {
  return [
    { id: 'typeset', icon: SpellCheck, run: () => void chainInText(editor).typesetText(language).run() },
    {
      id: 'typeset-typing',
      icon: WholeWord,
      isOn: isTypeset,
      run: () => setEditorPanes({ isTypeset: !isTypeset }),
    },
  ]
}

/** Less common text formats. */
export function moreChoices(editor: Editor, state: FormatState): ToolChoice[] {
  const chain = () => chainInText(editor)
  return [
    { id: 'strike', icon: Strikethrough, isOn: state.strike, run: () => void chain().toggleStrike().run() },
    { id: 'code', icon: Code, isOn: state.code, run: () => void chain().toggleCode().run() },
    {
      id: 'superscript',
      icon: Superscript,
      isOn: state.superscript,
      run: () => void chain().toggleSuperscript().run(),
    },
    {
      id: 'subscript',
      icon: Subscript,
      isOn: state.subscript,
      run: () => void chain().toggleSubscript().run(),
    },
    {
      id: 'highlight',
      icon: Highlighter,
      isOn: state.highlight,
      run: () => void chain().toggleHighlight().run(),
    },
    ...remarkChoices(editor, state),
  ]
}

/** Remarks that are part of the text. */
export const remarkChoices = (
  editor: Editor,
  state: FormatState,
  start: StartChain = chainInText,
): ToolChoice[] => [
  {
    id: 'annotation',
    icon: MessageSquareText,
    isOn: state.annotation,
    run: () => void start(editor).toggleAnnotation().run(),
  },
  {
    id: 'inlineFootnote',
    icon: TextQuote,
    isOn: state.inlineFootnote,
    run: () => void start(editor).toggleInlineFootnote().run(),
  },
]

import { Flex } from '@chakra-ui/react'
import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Strikethrough,
  Underline,
} from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton } from '../inputs/icon-button.tsx'

const icons = {
  bold: Bold,
  italic: Italic,
  underline: Underline,
  strike: Strikethrough,
  bulletList: List,
  orderedList: ListOrdered,
  blockquote: Quote,
} as const satisfies Record<string, LucideIcon>
type Tool = keyof typeof icons
const barTools = Object.keys(icons) as Tool[]
const bubbleTools: readonly Tool[] = ['bold', 'italic', 'underline', 'strike']

type RichTextToolsProps = {
  editor: Editor
  /** `bubble` has only the tools for a selection inside a line. */
  menu: 'bar' | 'bubble'
  isDisabled: boolean
}

/** The buttons of a rich text editor, as its menu bar or beside the selection. */
export function RichTextTools({ editor, menu, isDisabled }: RichTextToolsProps) {
  const intl = useIntl()
  const tools = menu === 'bar' ? barTools : bubbleTools
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => Object.fromEntries(tools.map((tool) => [tool, now.isActive(tool)])),
  })
  const run = (tool: Tool) => {
    const chain = editor.chain().focus()
    if (tool === 'bulletList') chain.toggleBulletList().run()
    else if (tool === 'orderedList') chain.toggleOrderedList().run()
    else if (tool === 'blockquote') {
      // A list item cannot become a quote, so that it leaves its list first.
      if (on.bulletList) chain.toggleBulletList()
      if (on.orderedList) chain.toggleOrderedList()
      chain.toggleBlockquote().run()
    } else chain.toggleMark(tool).run()
  }
  return (
    <Flex
      role="toolbar"
      aria-label={intl.formatMessage({ id: menu === 'bar' ? 'rich-text.label' : 'rich-text.selection' })}
      p="1"
      gap="0.5"
      wrap="wrap"
      {...(menu === 'bar'
        ? { borderBottomWidth: '1px' }
        : { bg: 'bg.surface', borderRadius: 'card', boxShadow: 'floating' })}
    >
      {tools.map((tool) => {
        const Icon = icons[tool]
        return (
          <IconButton
            key={tool}
            size="xs"
            type="button"
            label={intl.formatMessage({ id: `rich-text.${tool}` })}
            aria-pressed={on[tool] === true}
            variant={on[tool] ? 'subtle' : 'ghost'}
            disabled={isDisabled}
            // Prevents the button from clearing the text selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(tool)}
          >
            <Icon />
          </IconButton>
        )
      })}
    </Flex>
  )
}

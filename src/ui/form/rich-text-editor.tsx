import { Box, Flex } from '@chakra-ui/react'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
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
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../icon-button.tsx'

export type RichTextEditorProps = {
  /** HTML; a change from outside, such as a reset of the form, replaces the text. */
  value: string
  label: string
  isInvalid: boolean
  isDisabled: boolean
  onChange: (html: string) => void
}

const direction = { HTMLAttributes: { dir: 'auto' } }
const icons = {
  bold: Bold,
  italic: Italic,
  underline: Underline,
  strike: Strikethrough,
  bulletList: List,
  orderedList: ListOrdered,
  blockquote: Quote,
} as const satisfies Record<string, LucideIcon>
const tools = Object.keys(icons) as (keyof typeof icons)[]

const textCss = {
  outline: 'none',
  minHeight: '7.5rem',
  whiteSpace: 'break-spaces',
  '& p + p': { marginTop: '2' },
  '& ul': { listStyle: 'disc', paddingInlineStart: '5' },
  '& ol': { listStyle: 'decimal', paddingInlineStart: '5' },
  '& blockquote': { borderInlineStartWidth: '3px', paddingInlineStart: '3', color: 'fg.muted' },
}

/** An editor of formatted text with a toolbar; loaded by {@link RichTextField}. */
export function RichTextEditor({ value, label, isInvalid, isDisabled, onChange }: RichTextEditorProps) {
  const intl = useIntl()
  const latestOnChange = useRef(onChange)
  latestOnChange.current = onChange
  const written = useRef(value)
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: false,
        link: false,
        code: false,
        codeBlock: false,
        horizontalRule: false,
        trailingNode: false,
        paragraph: direction,
        listItem: direction,
      }),
    ],
    content: value,
    editable: !isDisabled,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(isInvalid),
        dir: 'auto',
      },
    },
    onUpdate: ({ editor: now }) => {
      written.current = now.isEmpty ? '' : now.getHTML()
      latestOnChange.current(written.current)
    },
  })
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => Object.fromEntries(tools.map((tool) => [tool, now.isActive(tool)])),
  })
  const run = (tool: (typeof tools)[number]) => {
    const chain = editor.chain().focus()
    if (tool === 'bulletList') chain.toggleBulletList().run()
    else if (tool === 'orderedList') chain.toggleOrderedList().run()
    else if (tool === 'blockquote') chain.toggleBlockquote().run()
    else chain.toggleMark(tool).run()
  }
  return (
    <Box
      borderWidth="1px"
      borderColor={isInvalid ? 'danger.solid' : 'border.control'}
      borderRadius="control"
      w="full"
    >
      <Flex
        role="toolbar"
        aria-label={intl.formatMessage({ id: 'rich-text.label' })}
        p="1"
        gap="0.5"
        wrap="wrap"
        borderBottomWidth="1px"
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
      <Box
        px="3"
        py="2.5"
        css={{ '& .ProseMirror': textCss }}
        _focusWithin={{
          outlineWidth: '2px',
          outlineStyle: 'solid',
          outlineColor: 'brand.focusRing',
          borderBottomRadius: 'control',
        }}
      >
        <EditorContent editor={editor} />
      </Box>
    </Box>
  )
}

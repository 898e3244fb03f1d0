import { Box, Text } from '@chakra-ui/react'
import { CharacterCount, type CharacterCountStorage } from '@tiptap/extensions'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { BubbleMenu } from '@tiptap/react/menus'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { RichTextTools } from './rich-text-tools.tsx'

export type RichTextEditorProps = {
  /** HTML; a change from outside, such as a reset of the form, replaces the text. */
  value: string
  label: string
  isInvalid: boolean
  isRequired: boolean
  isDisabled: boolean
  /** The position of the tools: above the text, or beside the selection. */
  menu?: 'bar' | 'bubble'
  /** The largest number of characters; words and characters are then counted below the text. */
  maxLength?: number
  onChange: (html: string) => void
}

const direction = { HTMLAttributes: { dir: 'auto' } }

const textCss = {
  outline: 'none',
  minHeight: '7.5rem',
  whiteSpace: 'break-spaces',
  '& p + p': { marginTop: '2' },
  '& ul': { listStyle: 'disc', paddingInlineStart: '5' },
  '& ol': { listStyle: 'decimal', paddingInlineStart: '5' },
  '& blockquote': { borderInlineStartWidth: '3px', paddingInlineStart: '3', color: 'fg.muted' },
}

/** An editor of formatted text with its tools; loaded by {@link RichTextField}. */
export function RichTextEditor({
  value,
  label,
  isInvalid,
  isRequired,
  isDisabled,
  menu = 'bar',
  maxLength,
  onChange,
}: RichTextEditorProps) {
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
      CharacterCount.configure({ limit: maxLength ?? null }),
    ],
    content: value,
    editable: !isDisabled,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(isInvalid),
        'aria-required': String(isRequired),
        'aria-readonly': String(isDisabled),
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
  return (
    <Box
      borderWidth="1px"
      borderColor={isInvalid ? 'danger.solid' : 'border.control'}
      borderRadius="control"
      w="full"
    >
      {menu === 'bar' ? <RichTextTools editor={editor} menu="bar" isDisabled={isDisabled} /> : null}
      {menu === 'bubble' ? (
        <BubbleMenu editor={editor} options={{ placement: 'top', offset: 8 }}>
          <RichTextTools editor={editor} menu="bubble" isDisabled={isDisabled} />
        </BubbleMenu>
      ) : null}
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
      {maxLength === undefined ? null : (
        <TextCount key={editor.instanceId} editor={editor} maxLength={maxLength} />
      )}
    </Box>
  )
}

type TextCountProps = { editor: NonNullable<ReturnType<typeof useEditor>>; maxLength: number }

function TextCount({ editor, maxLength }: TextCountProps) {
  const intl = useIntl()
  const { characters, words } = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      // An editor that is being replaced has no storage, but still reports its last change.
      const count: CharacterCountStorage | undefined = now.storage.characterCount
      return { characters: count?.characters() ?? 0, words: count?.words() ?? 0 }
    },
  })
  return (
    <Text
      px="3"
      py="1.5"
      borderTopWidth="1px"
      textStyle="xs"
      color={characters >= maxLength ? 'danger.fg' : 'fg.muted'}
      textAlign="end"
    >
      {intl.formatMessage({ id: 'rich-text.count' }, { words, characters, limit: maxLength })}
    </Text>
  )
}

import { Box } from '@chakra-ui/react'
import type { MailMessage } from '@contract/mail.ts'
import { Placeholder } from '@tiptap/extensions'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { toSafeHtml } from '../../model/sanitise.ts'
import { messageBodyStyles } from '../message-body-styles.ts'
import { FormatBar } from './format-bar.tsx'

type RichTextProps = {
  /** The initial text; later changes of this prop are ignored. */
  html: string
  label: string
  isDisabled: boolean
  isInvalid: boolean
  quotable: MailMessage | undefined
  /** Called on every change; an empty text is an empty string. */
  onChange: (html: string) => void
}

const paragraph = { HTMLAttributes: { dir: 'auto' } }

/** The rich text editor of messages, with basic formatting only. */
export function RichText({ html, label, isDisabled, isInvalid, quotable, onChange }: RichTextProps) {
  const intl = useIntl()
  const latestOnChange = useRef(onChange)
  latestOnChange.current = onChange
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: false,
        paragraph,
        listItem: paragraph,
        trailingNode: false,
        link: {
          openOnClick: false,
          autolink: true,
          isAllowedUri: (url) => /^(https?:|mailto:)/i.test(url) || !/^[a-z][a-z0-9+.-]*:/i.test(url),
          HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
        },
      }),
      Placeholder.configure({ placeholder: intl.formatMessage({ id: 'mail.compose.placeholder' }) }),
    ],
    content: toSafeHtml(html),
    editorProps: {
      attributes: {
        'aria-label': label,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-invalid': String(isInvalid),
        dir: 'auto',
      },
    },
    onUpdate: ({ editor: now }) => latestOnChange.current(now.isEmpty ? '' : now.getHTML()),
  })
  useEffect(() => {
    editor.setEditable(!isDisabled, false)
  }, [editor, isDisabled])
  return (
    <>
      <Box
        flex="1"
        minH="32"
        px="4"
        py="3"
        cursor="text"
        overflowY="auto"
        onClick={(event) => {
          if (event.target === event.currentTarget) editor.commands.focus('end')
        }}
        css={{
          '& .ProseMirror': {
            ...messageBodyStyles,
            contain: 'none',
            // Set here because the editor removes its own style element when another editor closes, and
            // then logs a warning.
            whiteSpace: 'break-spaces',
            overflowX: 'visible',
            outline: 'none',
            minHeight: '6rem',
          },
          '& p.is-editor-empty:first-of-type::before': {
            content: 'attr(data-placeholder)',
            color: 'fg.faint',
            float: 'inline-start',
            height: 0,
            pointerEvents: 'none',
          },
        }}
      >
        <EditorContent editor={editor} />
      </Box>
      <FormatBar editor={editor} isDisabled={isDisabled} quotable={quotable} />
    </>
  )
}

import { Box } from '@chakra-ui/react'
import type { PersonRef } from '@contract/people.ts'
import { Placeholder } from '@tiptap/extensions'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { MentionList } from '@/features/people/shared/mention-list.tsx'
import { setAttributes, suggestionAttributes } from '@/ui/inputs/use-suggestions.ts'
import { toSafeHtml } from '../../model/sanitise.ts'
import { messageBodyStyles } from '../message-body-styles.ts'
import { useEditorMention } from './use-editor-mention.ts'

type RichTextProps = {
  /** The initial text; later changes of this prop are ignored. */
  html: string
  label: string
  isDisabled: boolean
  isInvalid: boolean
  /** The people who can be mentioned. */
  people: readonly PersonRef[]
  /** The buttons below the text, which act on its editor. */
  toolbar: (editor: Editor) => ReactNode
  /** Called on every change; an empty text is an empty string. */
  onChange: (html: string) => void
}

const paragraph = { HTMLAttributes: { dir: 'auto' } }

/** The rich text editor of messages, with basic formatting only. */
export function RichText({ html, label, isDisabled, isInvalid, people, toolbar, onChange }: RichTextProps) {
  const intl = useIntl()
  const latestOnChange = useRef(onChange)
  latestOnChange.current = onChange
  const listId = useId()
  const handleKey = useRef<(event: KeyboardEvent) => boolean>(() => false)
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
      handleKeyDown: (_, event) => handleKey.current(event),
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
  const mention = useEditorMention(editor, people)
  handleKey.current = mention.handleKey
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The editor owns its element, which is missing before the editor is mounted.
    setAttributes(area.current?.querySelector('[role=textbox]'), suggestionAttributes(listId, mention))
  })
  return (
    <>
      <Box
        ref={area}
        flex="1"
        minH="32"
        position="relative"
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
        <MentionList
          id={listId}
          mention={mention}
          top={mention.isOpen ? belowCaret(editor, area.current) : 0}
        />
      </Box>
      {toolbar(editor)}
    </>
  )
}

/** The lower edge of the line of the caret within the scrolled text. */
function belowCaret({ view, state }: Editor, container: HTMLElement | null): number {
  if (!container) return 0
  const { bottom } = view.coordsAtPos(state.selection.from)
  return bottom - container.getBoundingClientRect().top + container.scrollTop + 4
}

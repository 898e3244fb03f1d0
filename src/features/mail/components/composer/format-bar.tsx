import { Flex } from '@chakra-ui/react'
import type { MailMessage } from '@contract/mail.ts'
import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  History,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Strikethrough,
  Underline,
} from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { useMail } from '../mail-context.ts'
import { LinkDialog } from './link-dialog.tsx'
import { type ReplyAbout, SavedRepliesButton } from './saved-replies-button.tsx'
import { hasHistory, toggleHistory } from './toggle-history.ts'

type FormatBarProps = {
  editor: Editor
  isDisabled: boolean
  quotable: MailMessage | undefined
  about: ReplyAbout
}

/** The formatting buttons, the switch for quoted history, and for staff the saved replies. */
export function FormatBar({ editor, isDisabled, quotable, about }: FormatBarProps) {
  const intl = useIntl()
  const { isStaff } = useMail()
  const [isLinking, setIsLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      strike: now.isActive('strike'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      history: hasHistory(now),
    }),
  })
  const tool = (id: keyof typeof on, icon: LucideIcon, run: () => void) => ({ id, icon, run })
  const tools = [
    tool('bold', Bold, () => editor.chain().focus().toggleBold().run()),
    tool('italic', Italic, () => editor.chain().focus().toggleItalic().run()),
    tool('underline', Underline, () => editor.chain().focus().toggleUnderline().run()),
    tool('strike', Strikethrough, () => editor.chain().focus().toggleStrike().run()),
    tool('bullets', List, () => editor.chain().focus().toggleBulletList().run()),
    tool('numbers', ListOrdered, () => editor.chain().focus().toggleOrderedList().run()),
    tool('quote', Quote, () => editor.chain().focus().toggleBlockquote().run()),
    tool('link', Link2, () => setIsLinking(true)),
    ...(quotable ? [tool('history', History, () => toggleHistory(editor, quotable, intl))] : []),
  ]
  return (
    <>
      <Flex
        role="toolbar"
        aria-label={intl.formatMessage({ id: 'mail.format.label' })}
        px="2.5"
        pb="1.5"
        gap="0.5"
        wrap="wrap"
        flexShrink="0"
      >
        {tools.map(({ id, icon: Icon, run }) => (
          <IconButton
            key={id}
            size="xs"
            label={intl.formatMessage({ id: `mail.format.${id}` })}
            aria-pressed={on[id]}
            variant={on[id] ? 'subtle' : 'ghost'}
            disabled={isDisabled}
            // Prevents the button from clearing the text selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={run}
          >
            <Icon />
          </IconButton>
        ))}
        {isStaff ? <SavedRepliesButton editor={editor} isDisabled={isDisabled} about={about} /> : null}
      </Flex>
      {isLinking ? <LinkDialog editor={editor} onClose={() => setIsLinking(false)} /> : null}
    </>
  )
}

import type { ThreadSummary } from '@contract/mail.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { MessageSquareText } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useUser } from '@/features/auth/api/session.ts'
import { replyChoicesQuery } from '@/features/saved-replies/api/saved-replies.ts'
import { refusalText } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { projectChoicesQuery } from '../../api/project-choices.ts'
import type { Composition } from '../../model/composition.ts'
import { fillReply } from '../../model/fill-reply.ts'

export type ReplyAbout = {
  composition: Pick<Composition, 'to' | 'projectId' | 'dueDate'>
  /** The conversation of a reply. */
  thread?: ThreadSummary | undefined
}
type SavedRepliesButtonProps = { editor: Editor; isDisabled: boolean; about: ReplyAbout }

/** Inserts a saved reply of staff at the caret with its fields filled in. */
export function SavedRepliesButton({ editor, isDisabled, about }: SavedRepliesButtonProps) {
  const intl = useIntl()
  const t = useT('mail.saved-replies')
  const client = useQueryClient()
  const menu = useContextMenu()
  const navigate = useNavigate()
  const me = useUser()?.fullName ?? ''
  const insert = (body: string) => {
    const { composition, thread } = about
    const { to, projectId, dueDate } = composition
    const project = thread
      ? thread.project
      : client.getQueryData(projectChoicesQuery.queryKey)?.find(({ id }) => id === projectId)
    const due = thread ? thread.dueDate : dueDate
    const names = to.filter(({ isTeam }) => !isTeam).map(({ name }) => name)
    const paragraphs = fillReply(body, {
      me,
      client: intl.formatList(names),
      request: project?.title ?? '',
      due: due ? formatDate(intl, due, 'day') : '',
    })
    editor
      .chain()
      .focus()
      .insertContent(
        paragraphs.map((lines) => ({
          type: 'paragraph',
          content: lines.flatMap((text, at) => [
            ...(at > 0 ? [{ type: 'hardBreak' }] : []),
            ...(text ? [{ type: 'text', text }] : []),
          ]),
        })),
      )
      .run()
  }
  const open = async (button: HTMLElement) => {
    try {
      const { replies } = await client.fetchQuery(replyChoicesQuery)
      const isOwn = (language: string) => intl.locale.startsWith(language)
      const sorted = [...replies].sort((a, b) => Number(isOwn(b.language)) - Number(isOwn(a.language)))
      menu.openFromButton(
        button,
        [
          ...sorted.map(({ id, title, language, body }) => ({
            id,
            label: isOwn(language) ? title : `${title} · ${language.toUpperCase()}`,
            takesFocus: true,
            action: () => insert(body),
          })),
          { id: 'line', label: '', separator: true, hidden: replies.length === 0 },
          {
            id: 'manage',
            label: t('manage'),
            takesFocus: true,
            action: () => void navigate(href('saved-replies.list')),
          },
        ],
        t('title'),
      )
    } catch (error) {
      toast.error({ title: t('failed'), description: refusalText(intl, error) })
    }
  }
  return (
    <IconButton
      size="xs"
      label={t('insert')}
      aria-haspopup="menu"
      disabled={isDisabled}
      // Keeps the caret, where the text is inserted.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => void open(event.currentTarget)}
    >
      <MessageSquareText />
    </IconButton>
  )
}

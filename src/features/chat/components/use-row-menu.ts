import type { ChatContact, ChatSummary } from '@contract/chat.ts'
import { useQueryClient } from '@tanstack/react-query'
import { CheckCheck, MessageCircle, UserRound } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import { sendSeen } from '../api/chats.ts'

/** The context menu of a row in the chat list. */
export function useRowMenu(
  person: ChatContact & { chat?: ChatSummary['chat'] },
  to: string,
  onContact: () => void,
): ContextMenuItem[] {
  const intl = useIntl()
  const client = useQueryClient()
  const navigate = useNavigate()
  const last = person.chat?.messages.at(-1)
  return [
    {
      id: 'open',
      label: intl.formatMessage({ id: 'chat.row.open' }),
      icon: MessageCircle,
      action: () => void navigate(to),
    },
    {
      id: 'seen',
      label: intl.formatMessage({ id: 'chat.row.seen' }),
      icon: CheckCheck,
      hidden: !last || person.chat?.unseenMsgs === 0,
      action: () => (last ? sendSeen(client, String(person.id), last.seq) : undefined),
    },
    {
      id: 'contact',
      label: intl.formatMessage({ id: 'chat.row.contact' }),
      icon: UserRound,
      action: onContact,
    },
  ]
}

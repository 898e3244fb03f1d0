import type { MailMessage } from '@contract/mail.ts'
import type { IntlShape } from 'react-intl'

/** The sender of a message as shown: a team with the person who wrote in its name. */
export function senderName(intl: IntlShape, { from, author, isMine }: MailMessage): string {
  const you = intl.formatMessage({ id: 'mail.you' })
  if (from?.isTeam) {
    const name = isMine ? you : (author?.name ?? intl.formatMessage({ id: 'mail.message.deleted' }))
    return intl.formatMessage({ id: 'mail.team.by' }, { team: from.name, name })
  }
  return isMine ? you : (from?.name ?? intl.formatMessage({ id: 'mail.message.deleted' }))
}

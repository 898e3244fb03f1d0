import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { ProjectMessage } from '@contract/project-messages.ts'
import { Mail, Paperclip } from 'lucide-react'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { CommentFrame } from './comment-item.tsx'

const Anchor = chakra(Link)

type MessageItemProps = {
  message: ProjectMessage
  /** Without the subject, which the message before has. */
  isContinued: boolean
}

/** A message about the project in its timeline, with the people who have it and a link to its conversation. */
export const MessageItem = memo(function MessageItem({ message, isContinued }: MessageItemProps) {
  const intl = useIntl()
  const t = useT('projects.comments')
  const { threadId, id, subject, from, author, recipients, text, files, sentAt } = message
  const writer = author ?? from
  return (
    <Box
      as="li"
      aria-label={t('message-label', {
        name: writer?.name ?? intl.formatMessage({ id: 'projects.person.deleted' }),
        subject,
      })}
    >
      <CommentFrame
        author={writer}
        at={sentAt}
        mark={
          <Flex as="span" align="center" gap="1" textStyle="xs" color="fg.muted" minW="0">
            <Mail size={13} aria-hidden style={{ flexShrink: 0 }} />
            <Text as="span" truncate>
              {t('message')} {t('message-to', { names: intl.formatList(recipients.map(({ name }) => name)) })}
            </Text>
          </Flex>
        }
      >
        <Box mt="1.5" ps="3" borderInlineStartWidth="2px" borderColor="brand.muted">
          {isContinued ? null : (
            <Text fontWeight="medium" overflowWrap="anywhere">
              <bdi>{subject}</bdi>
            </Text>
          )}
          <Text whiteSpace="pre-line" overflowWrap="anywhere" dir="auto" lineClamp={6}>
            {text}
          </Text>
          <Flex gap="3" mt="1" wrap="wrap" align="center" textStyle="xs">
            <Anchor
              to={href('mail.app', undefined, { thread: threadId, message: id })}
              color="brand.fg"
              fontWeight="medium"
              minH="6"
              display="inline-flex"
              alignItems="center"
            >
              {t('message-open')}
            </Anchor>
            {files > 0 ? (
              <Flex as="span" align="center" gap="1" color="fg.muted">
                <Paperclip size={13} aria-hidden />
                {t('files-count', { count: files })}
              </Flex>
            ) : null}
          </Flex>
        </Box>
      </CommentFrame>
    </Box>
  )
})

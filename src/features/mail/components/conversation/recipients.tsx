import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { MailMessage, ThreadSummary } from '@contract/mail.ts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { Affiliation } from '@/features/people/shared/affiliation.tsx'
import { nameWithCompany, visitorLabel } from '@/features/people/shared/name-with-company.ts'
import { PersonButton } from '@/features/people/shared/person-button.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { useMail } from '../mail-context.ts'

/** The delivery state of a message for one recipient. */
export function recipientState(intl: IntlShape, recipient: MailMessage['recipients'][number]): string {
  const { readAt, deliveredAt } = recipient
  const time = (at: string) => formatDate(intl, at, 'dayTime')
  if (readAt) return intl.formatMessage({ id: 'mail.receipt.read' }, { time: time(readAt) })
  if (deliveredAt) return intl.formatMessage({ id: 'mail.receipt.received' }, { time: time(deliveredAt) })
  return intl.formatMessage({ id: 'mail.receipt.sent' })
}

/** The recipients of a message: a summary, expandable to all with address and delivery state. */
export function Recipients({
  message,
  visitor,
}: {
  message: MailMessage
  visitor: ThreadSummary['visitor']
}) {
  const intl = useIntl()
  const { uid } = useMail()
  const [isOpen, setIsOpen] = useState(false)
  const accounts = message.recipients.map((one) =>
    one.uid === uid
      ? intl.formatMessage({ id: 'mail.me' })
      : nameWithCompany(intl, one.name, one.affiliation),
  )
  const names = visitor ? [visitorLabel(intl, visitor), ...accounts] : accounts
  return (
    <Box>
      <chakra.button
        type="button"
        aria-expanded={isOpen}
        display="inline-flex"
        alignItems="center"
        gap="1"
        maxW="full"
        textStyle="xs"
        color="fg.muted"
        cursor="pointer"
        borderRadius="control"
        _hover={{ color: 'fg' }}
        onClick={(event) => {
          event.stopPropagation()
          setIsOpen(!isOpen)
        }}
      >
        <Text as="span" truncate>
          {intl.formatMessage({ id: 'mail.message.to' }, { names: intl.formatList(names) })}
        </Text>
        <ChevronDown size={14} aria-hidden style={{ flexShrink: 0, rotate: isOpen ? '180deg' : '0deg' }} />
      </chakra.button>
      {isOpen ? (
        <Box
          as="dl"
          mt="1.5"
          mb="1"
          p="3"
          borderRadius="control"
          bg="bg.subtle"
          textStyle="xs"
          display="grid"
          gridTemplateColumns="auto 1fr"
          columnGap="3"
          rowGap="1"
        >
          {(['to', 'cc', 'bcc'] as const).map((kind) => {
            const people = message.recipients.filter((one) => one.kind === kind)
            return people.length === 0 ? null : (
              <Box key={kind} display="contents">
                <Text as="dt" color="fg.muted">
                  {intl.formatMessage({ id: `mail.field.${kind}` })}
                </Text>
                <Box as="dd" minW="0">
                  {people.map((one) => (
                    <Flex key={one.uid} gap="2" wrap="wrap" columnGap="2" rowGap="0">
                      <Affiliation of={one.affiliation} />
                      <Text as="span" fontWeight="medium" minW="0">
                        <PersonButton person={one} />
                      </Text>
                      <Text color="fg.muted" wordBreak="break-all">
                        {one.email}
                      </Text>
                      {message.isMine ? <Text color="fg.muted">{recipientState(intl, one)}</Text> : null}
                    </Flex>
                  ))}
                </Box>
              </Box>
            )
          })}
        </Box>
      ) : null}
    </Box>
  )
}

import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react'
import type { AccountSession } from '@contract/account.ts'
import { Laptop, Smartphone, Tablet } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatDate } from '@/ui/format/format-date.ts'
import { readUserAgent } from '../model/user-agent.ts'

const icons = { phone: Smartphone, tablet: Tablet, computer: Laptop }

type SessionRowProps = { session: AccountSession; isBusy: boolean; onEnd: (name: string) => void }

/** An active session with its device, its start and a button that ends it. */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const intl = useIntl()
  const { kind, browser, system } = readUserAgent(session.userAgent)
  const Icon = icons[kind]
  const name =
    [browser, system].filter(Boolean).join(' · ') || intl.formatMessage({ id: 'account.sessions.unknown' })
  const moment = (at: string) => formatDate(intl, at, 'dayTime')
  return (
    <Flex as="li" gap="4" py="3" align="center" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Box color="fg.muted" flexShrink="0">
        <Icon size={22} strokeWidth={1.5} aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="medium">{name}</Text>
          {session.isCurrent ? (
            <Badge colorPalette="success">
              <FormattedMessage id="account.sessions.this" />
            </Badge>
          ) : null}
        </Flex>
        <Text textStyle="xs" color="fg.muted">
          <FormattedMessage
            id="account.sessions.when"
            values={{ since: moment(session.createdAt), seen: moment(session.seenAt) }}
          />
        </Text>
      </Box>
      {session.isCurrent ? null : (
        <Button
          size="xs"
          variant="outline"
          loading={isBusy}
          aria-label={intl.formatMessage({ id: 'account.sessions.end-of' }, { name })}
          onClick={() => onEnd(name)}
        >
          <FormattedMessage id="account.sessions.end" />
        </Button>
      )}
    </Flex>
  )
}

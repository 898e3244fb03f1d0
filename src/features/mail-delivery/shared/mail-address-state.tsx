import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { mailAddressQuery } from '../api/mail-addresses.ts'
import { useLiftBlock } from '../components/use-lift-block.ts'
import { AddressBadge } from './address-badge.tsx'

/** Whether mails reach the address of a user, since when not and why, and the button that lifts a block. */
export function MailAddressState({ no, name, email }: { no: number; name: string; email: string }) {
  const intl = useIntl()
  const t = useT('mail-delivery')
  const { data, isPending } = useQuery(mailAddressQuery(no))
  const lift = useLiftBlock()
  if (!data) return isPending ? null : <Text color="fg.muted">{t('state.unknown')}</Text>
  const date = (value: string) => formatDate(intl, value, 'dayTime')
  const isBlocked = data.state === 'bounced' || data.state === 'complained'
  return (
    <Stack gap="2" align="start">
      {data.state === null ? (
        <Text>{t('state.open')}</Text>
      ) : (
        <Flex gap="2" wrap="wrap" align="center">
          <AddressBadge state={data.state} />
          {data.since === null ? null : (
            <Text color="fg.muted">
              {t(data.reason === '' ? 'state.since' : 'state.since-reason', {
                day: date(data.since),
                reason: data.reason,
              })}
            </Text>
          )}
        </Flex>
      )}
      {data.liftedAt === null ? null : (
        <Text color="fg.muted">
          {t('state.lifted', { day: date(data.liftedAt), name: data.liftedBy ?? '' })}
        </Text>
      )}
      {isBlocked ? (
        <Button size="sm" variant="outline" onClick={() => void lift({ no, name, email })}>
          {t('lift.action')}
        </Button>
      ) : null}
    </Stack>
  )
}

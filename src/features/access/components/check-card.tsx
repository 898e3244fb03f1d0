import { Box, Flex, Spinner, Stack, Text } from '@chakra-ui/react'
import { CircleCheck, CircleX } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { raisedCard } from '@/ui/layout/raised-card.ts'
import type { Finding } from '../api/diagnostics.ts'

/** The services that the page checks. */
export type CheckName = 'session' | 'api' | 'realtime' | 'storage'

type Check = { name: CheckName; state: 'busy' | 'good' | 'bad'; data: Finding | undefined }

/** Lists each service with an icon, its status and its response time. */
export function CheckCard({ checks }: { checks: readonly Check[] }) {
  const intl = useIntl()
  return (
    <Stack as="ul" gap="0" listStyleType="none" {...raisedCard} px="5">
      {checks.map(({ name, state, data }) => (
        <Flex
          as="li"
          key={name}
          gap="3"
          py="3.5"
          align="center"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
        >
          <Box flex="none" boxSize="5" color={state === 'bad' ? 'danger.fg' : 'success.fg'}>
            {state === 'busy' ? (
              <Spinner size="sm" color="fg.muted" />
            ) : state === 'bad' ? (
              <CircleX size={20} aria-hidden />
            ) : (
              <CircleCheck size={20} aria-hidden />
            )}
          </Box>
          <Box flex="1" minW="0">
            <Text fontWeight="medium">
              <FormattedMessage id={`access.check.${name}`} />
            </Text>
            <Text textStyle="xs" color="fg.muted">
              <FormattedMessage id={`access.check.${name}-help`} />
            </Text>
          </Box>
          <Text
            flex="none"
            role="status"
            color={state === 'bad' ? 'danger.fg' : 'fg.muted'}
            fontVariantNumeric="tabular-nums"
          >
            {state === 'good' && data
              ? intl.formatMessage({ id: 'access.check.good' }, { ms: data.ms })
              : intl.formatMessage({ id: `access.check.${state}` })}
          </Text>
        </Flex>
      ))}
    </Stack>
  )
}

import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { SectionCard } from '@/ui/layout/section-card.tsx'
import { companyThreadsQuery } from '../api/companies.ts'

/** The newest conversations with a company in which the reader takes part. */
export function CompanyThreads({ id }: { id: string }) {
  const intl = useIntl()
  const t = useT('companies.threads')
  const { data, isError, isFetching, refetch } = useQuery(companyThreadsQuery(id))
  return (
    <SectionCard title={t('title')}>
      {isError && !data ? (
        <ErrorState level="h3" onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : null}
      {!data && !isError ? <RowsSkeleton rows={3} /> : null}
      {data?.threads.length === 0 ? <Text color="fg.muted">{t('none')}</Text> : null}
      <Stack as="ul" listStyleType="none" gap="0" aria-label={t('title')}>
        {data?.threads.map((thread) => (
          <Flex
            as="li"
            key={thread.threadId}
            py="2"
            gap="3"
            align="baseline"
            justify="space-between"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            <Box minW="0">
              <Text truncate fontWeight={thread.isRead ? 'normal' : 'semibold'}>
                <Link
                  to={href('mail.app', undefined, { thread: thread.threadId })}
                  style={{ textDecoration: 'underline' }}
                >
                  <bdi>{thread.subject}</bdi>
                </Link>
              </Text>
              <Text truncate textStyle="xs" color="fg.muted">
                <bdi>{thread.people.map(({ name }) => name).join(', ')}</bdi>
              </Text>
            </Box>
            <Text as="bdi" textStyle="xs" color="fg.muted" flex="none">
              {formatDate(intl, thread.lastAt, 'day')}
            </Text>
          </Flex>
        ))}
      </Stack>
    </SectionCard>
  )
}

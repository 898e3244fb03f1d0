import { Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { SectionCard } from '@/ui/layout/section-card.tsx'
import { companyThreadsQuery } from '../api/companies.ts'
import { CompanyRow } from './company-row.tsx'

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
        {data?.threads.map(({ threadId, subject, isRead, people, lastAt }) => (
          <CompanyRow
            key={threadId}
            to={href('mail.app', undefined, { thread: threadId })}
            title={subject}
            isStrong={!isRead}
            line={<bdi>{people.map(({ name }) => name).join(', ')}</bdi>}
            end={<bdi>{formatDate(intl, lastAt, 'day')}</bdi>}
          />
        ))}
      </Stack>
    </SectionCard>
  )
}

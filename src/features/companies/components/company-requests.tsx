import { Button, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { projectsQuery } from '@/features/projects/api/projects.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { SectionCard } from '@/ui/layout/section-card.tsx'
import { CompanyRow } from './company-row.tsx'

const SHOWN = 8

/** The newest requests of a company that the reader may see, with a link to all of them. */
export function CompanyRequests({ id }: { id: string }) {
  const intl = useIntl()
  const t = useT('companies.requests')
  const query = { company: id, sortBy: 'createdAt', orderBy: 'desc', itemsPerPage: SHOWN } as const
  const { data, isError, isFetching, refetch } = useQuery(projectsQuery(query))
  return (
    <SectionCard
      title={t('title')}
      actions={
        <Button asChild size="xs" variant="outline">
          <Link to={href('projects.list', undefined, { company: id, status: 'all' })}>{t('all')}</Link>
        </Button>
      }
    >
      {isError && !data ? (
        <ErrorState level="h3" onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : null}
      {!data && !isError ? <RowsSkeleton rows={4} /> : null}
      {data?.projects.length === 0 ? <Text color="fg.muted">{t('none')}</Text> : null}
      <Stack as="ul" listStyleType="none" gap="0" aria-label={t('title')}>
        {data?.projects.map(({ id: projectId, no, title, dueDate, status }) => (
          <CompanyRow
            key={projectId}
            to={href('projects.view', { id: projectId })}
            title={title}
            line={t('line', { no, date: formatDate(intl, dueDate, 'day') })}
            end={intl.formatMessage({ id: `users.project-status.${status}` })}
          />
        ))}
      </Stack>
    </SectionCard>
  )
}

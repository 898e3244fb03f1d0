import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { cleanName } from '@contract/clean-name.ts'
import type { CompanyRef } from '@contract/people.ts'
import { useQuery } from '@tanstack/react-query'
import { Building2, Inbox } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ApiError } from '@/lib/api/api-error.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { companyCardQuery } from '../api/people.ts'

/**
 * A company with its status, the people and open projects visible to the user, and a link to its projects.
 */
export function CompanyCard({ company }: { company: CompanyRef }) {
  // The same rule as the route `companies.view`.
  const mayReadCompanies = useAbility().can('read', 'companies')
  const t = useT('people.company')
  return (
    <Stack gap="3" p="4">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        <bdi>{cleanName(company.name)}</bdi>
      </Text>
      <CompanyFacts id={company.id} t={t} />
      <Flex gap="2" wrap="wrap">
        <Button asChild size="xs" variant="outline">
          <Link to={href('projects.list', undefined, { company: company.id })}>
            <Inbox size={14} aria-hidden />
            {t('projects')}
          </Link>
        </Button>
        {mayReadCompanies ? (
          <Button asChild size="xs" variant="outline">
            <Link to={href('companies.view', { id: company.id })}>
              <Building2 size={14} aria-hidden />
              {t('page')}
            </Link>
          </Button>
        ) : null}
      </Flex>
    </Stack>
  )
}

type FactsProps = {
  id: string
  t: (id: MessageKey<'people.company'>, values?: Record<string, number>) => string
}

function CompanyFacts({ id, t }: FactsProps) {
  const card = useQuery(companyCardQuery(id))
  if (card.isPending) return <RowsSkeleton rows={2} />
  if (card.isError) {
    const isHidden = card.error instanceof ApiError && card.error.status === 404
    return isHidden ? (
      <Text color="fg.muted">{t('hidden')}</Text>
    ) : (
      <ErrorState drawing={undefined} level="h3" onRetry={() => void card.refetch()} />
    )
  }
  const { status, people, openProjects } = card.data
  return (
    <Text textStyle="sm" color="fg.muted">
      {[t(`status.${status}`), t('people', { count: people }), t('open', { count: openProjects })].join(
        ' · ',
      )}
    </Text>
  )
}

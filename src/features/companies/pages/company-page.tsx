import { Button, Grid, Stack } from '@chakra-ui/react'
import type { CompanyPage } from '@contract/companies.ts'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { StatusBadge } from '@/features/users/shared/status-badge.tsx'
import { ApiError } from '@/lib/api/api-error.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { usePageTitle } from '@/lib/routing/page-title.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { companyPageQuery } from '../api/companies.ts'
import { CompanyContacts } from '../components/company-contacts.tsx'
import { CompanyDrawer } from '../components/company-drawer.tsx'
import { CompanyFacts } from '../components/company-facts.tsx'
import { CompanyRequests } from '../components/company-requests.tsx'
import { CompanyThreads } from '../components/company-threads.tsx'
import { TermsDrawer } from '../components/terms-drawer.tsx'
import { TermsSection } from '../components/terms-section.tsx'

/** A company with its people, requests, conversations and terms (`/apps/companies/view/:id`, R-839). */
export function Page() {
  const { id = '' } = useParams()
  const page = useQuery(companyPageQuery(id))
  usePageTitle(page.data?.company.name)
  if (page.data) return <Company page={page.data} />
  const isGone = page.error instanceof ApiError && page.error.status === 404
  return (
    <PageFrame title={<FormattedMessage id="companies.view.title" />}>
      {page.isPending ? (
        <RowsSkeleton rows={8} />
      ) : isGone ? (
        <EmptyState
          drawing="lost"
          title={<FormattedMessage id="companies.view.not-found" />}
          action={
            <Button asChild variant="outline">
              <Link to={href('projects.list')}>
                <FormattedMessage id="companies.view.to-requests" />
              </Link>
            </Button>
          }
        />
      ) : (
        <ErrorState onRetry={() => void page.refetch()} isRetrying={page.isFetching} />
      )}
    </PageFrame>
  )
}

function Company({ page }: { page: CompanyPage }) {
  const t = useT('companies')
  const [open, setOpen] = useState<'company' | 'terms' | null>(null)
  const { company } = page
  const mayEdit = company.can.edit === true
  const close = () => setOpen(null)
  return (
    <PageFrame
      width="wide"
      title={<bdi>{company.name}</bdi>}
      description={<StatusBadge status={company.status} />}
      actions={
        mayEdit ? (
          <Button onClick={() => setOpen('company')}>
            <Pencil size={16} aria-hidden />
            {t('action.edit')}
          </Button>
        ) : null
      }
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }}
        gap={{ base: '4', md: '5' }}
        alignItems="start"
      >
        <Stack gap={{ base: '4', md: '5' }} minW="0">
          <CompanyRequests id={company.id} />
          <CompanyThreads id={company.id} />
          <CompanyContacts page={page} />
        </Stack>
        <Stack gap={{ base: '4', md: '5' }} minW="0">
          <CompanyFacts company={company} />
          <TermsSection terms={page.terms} onEdit={mayEdit ? () => setOpen('terms') : undefined} />
        </Stack>
      </Grid>
      {open === 'company' ? <CompanyDrawer company={company} onClose={close} /> : null}
      {open === 'terms' ? <TermsDrawer page={page} onClose={close} /> : null}
    </PageFrame>
  )
}

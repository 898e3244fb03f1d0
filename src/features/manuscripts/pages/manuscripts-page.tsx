import { Button, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Import, Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useAbility } from '@/lib/auth/ability.ts'
import { href } from '@/lib/routing/href.ts'
import { useListParams } from '@/lib/routing/list-params.ts'
import { NoMatch } from '@/ui/feedback/no-match.tsx'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { SearchField } from '@/ui/lists/search-field.tsx'
import { manuscriptsQuery } from '../api/manuscripts.ts'
import { ManuscriptOffers } from '../components/manuscript-offers.tsx'
import { ManuscriptsTable } from '../components/manuscripts-table.tsx'

/** All manuscripts the user may read, and the trash of their own (`/apps/manuscripts`). */
export function Page() {
  const intl = useIntl()
  const mayCreate = useAbility().can('create', 'manuscripts')
  const { state, q, filters, set } = useListParams({ sortBy: 'updatedAt', orderBy: 'desc' }, ['view'])
  const view = filters.view === 'trash' ? 'trash' : 'active'
  const list = useQuery(manuscriptsQuery({ ...state, q, view }))
  const newButtons = mayCreate ? (
    <>
      <Button asChild variant="outline">
        <Link to={href('scrivener-import.page')}>
          <Import size={18} aria-hidden />
          <FormattedMessage id="manuscripts.list.import" />
        </Link>
      </Button>
      <Button asChild>
        <Link to={href('manuscripts.new')}>
          <Plus size={18} aria-hidden />
          <FormattedMessage id="manuscripts.list.new" />
        </Link>
      </Button>
    </>
  ) : null

  return (
    <PageFrame
      width="wide"
      title={<FormattedMessage id="manuscripts.list.title" />}
      description={<FormattedMessage id="manuscripts.list.description" />}
      actions={newButtons}
    >
      <ManuscriptOffers />
      <ManuscriptsTable
        rows={list.data?.manuscripts}
        total={list.data?.total ?? 0}
        state={state}
        onStateChange={set}
        isBusy={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        toolbar={
          <>
            <SearchField
              value={q}
              onChange={(next) => set({ q: next })}
              label={intl.formatMessage({ id: 'manuscripts.list.search' })}
            />
            <SegmentChoice
              label={intl.formatMessage({ id: 'manuscripts.list.view' })}
              value={view}
              choices={(['active', 'trash'] as const).map((value) => ({
                value,
                label: intl.formatMessage({ id: `manuscripts.list.view-${value}` }),
              }))}
              onChange={(next) => set({ view: next === 'trash' ? 'trash' : '' })}
            />
          </>
        }
        empty={<Nothing isSearch={q !== ''} view={view} action={newButtons} onClear={() => set({ q: '' })} />}
      />
    </PageFrame>
  )
}

type NothingProps = {
  isSearch: boolean
  view: 'active' | 'trash'
  action: React.ReactNode
  onClear: () => void
}

function Nothing({ isSearch, view, action, onClear }: NothingProps) {
  if (isSearch) return <NoMatch onClear={onClear} />
  if (view === 'trash')
    return <EmptyState drawing="paper-boat" title={<FormattedMessage id="manuscripts.list.trash-empty" />} />
  return (
    <EmptyState
      title={<FormattedMessage id="manuscripts.list.empty" />}
      body={<FormattedMessage id="manuscripts.list.empty-body" />}
      action={
        action ? (
          <Flex gap="2" wrap="wrap" justify="center">
            {action}
          </Flex>
        ) : null
      }
    />
  )
}

import { Button, Flex, SegmentGroup } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Import, Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useAbility } from '@/lib/ability.ts'
import { href } from '@/lib/href.ts'
import { PageFrame } from '@/ui/page.tsx'
import { PaginationFooter } from '@/ui/pagination.tsx'
import { SearchField } from '@/ui/search-field.tsx'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/states.tsx'
import { manuscriptListQuery } from '../api/manuscripts.ts'
import { ManuscriptCards } from '../components/manuscript-cards.tsx'
import { ManuscriptsTable } from '../components/manuscripts-table.tsx'
import { useListParams } from '../components/use-list-params.ts'

/** The shelf: every manuscript one may read, and the trash of one's own (`/apps/manuscripts`). */
export function Page() {
  const intl = useIntl()
  const mayCreate = useAbility().can('create', 'manuscripts')
  const { params, setParams, search } = useListParams({ sortBy: 'updatedAt', orderBy: 'desc' })
  const view = search.get('view') === 'trash' ? 'trash' : 'active'
  const list = useQuery(manuscriptListQuery({ ...params, view }))
  const newButtons = mayCreate ? (
    <>
      <Button asChild variant="outline">
        <Link to={href('scrivener-import.page')}>
          <Import size={18} strokeWidth={1.75} aria-hidden />
          <FormattedMessage id="manuscripts.list.import" />
        </Link>
      </Button>
      <Button asChild>
        <Link to={href('manuscripts.new')}>
          <Plus size={18} strokeWidth={1.75} aria-hidden />
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
      <Flex gap="3" wrap="wrap" justify="space-between" align="center">
        <SearchField
          value={params.q}
          onChange={(q) => setParams({ q })}
          label={intl.formatMessage({ id: 'manuscripts.list.search' })}
        />
        <SegmentGroup.Root
          size="sm"
          value={view}
          aria-label={intl.formatMessage({ id: 'manuscripts.list.view' })}
          onValueChange={({ value }) => setParams({ view: value === 'trash' ? 'trash' : '' })}
        >
          <SegmentGroup.Indicator />
          {(['active', 'trash'] as const).map((value) => (
            <SegmentGroup.Item key={value} value={value}>
              <SegmentGroup.ItemText>
                <FormattedMessage id={`manuscripts.list.view-${value}`} />
              </SegmentGroup.ItemText>
              <SegmentGroup.ItemHiddenInput />
            </SegmentGroup.Item>
          ))}
        </SegmentGroup.Root>
      </Flex>
      {list.isPending ? (
        <RowsSkeleton rows={6} height="56px" />
      ) : list.isError ? (
        <ErrorState onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      ) : list.data.total === 0 ? (
        <Nothing
          isSearch={params.q !== ''}
          view={view}
          action={newButtons}
          onClear={() => setParams({ q: '' })}
        />
      ) : (
        <div aria-busy={list.isPlaceholderData}>
          <ManuscriptsTable manuscripts={list.data.manuscripts} params={params} onSort={setParams} />
          <ManuscriptCards manuscripts={list.data.manuscripts} />
          <PaginationFooter
            page={params.page}
            pageSize={params.itemsPerPage}
            total={list.data.total}
            onPageChange={(page) => setParams({ page })}
            onPageSizeChange={(itemsPerPage) => setParams({ itemsPerPage })}
          />
        </div>
      )}
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
  if (isSearch) {
    return (
      <EmptyState
        drawing="lost"
        title={<FormattedMessage id="manuscripts.no-match" />}
        action={
          <Button variant="outline" onClick={onClear}>
            <FormattedMessage id="ui.search.clear" />
          </Button>
        }
      />
    )
  }
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

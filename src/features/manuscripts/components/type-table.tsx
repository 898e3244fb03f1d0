import { Button } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListParams } from '@/lib/routing/list-params.ts'
import { useQueryValues } from '@/lib/routing/use-query-values.ts'
import { ClientTable } from '@/ui/data-table/client-table.tsx'
import { NoMatch } from '@/ui/feedback/no-match.tsx'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { SearchField } from '@/ui/lists/search-field.tsx'
import { filledColumns, listOfType } from '../model/item-list.ts'
import type { ListedType } from '../model/item-types.ts'
import { useItemMenu } from '../shared/item-actions/use-item-menu.tsx'
import type { LoadedManuscript } from '../shared/use-manuscript.ts'
import { ItemDrawer } from './item-drawer.tsx'
import { ItemFilters, itemFilterNames } from './item-filters.tsx'
import { SaveSearch } from './save-search.tsx'
import { useItemColumns } from './use-item-columns.tsx'
import { useItemFilter } from './use-item-filter.ts'

type TypeTableProps = {
  open: LoadedManuscript
  type: ListedType
  onShow: (item: ItemSummary) => void
  /** Gets the pressed button, at which a menu may open. */
  onAdd: (button: HTMLElement) => void
}

/**
 * The items of one type, searched, sorted and paged in the browser, because the whole binder is already
 * loaded.
 */
export function TypeTable({ open, type, onShow, onAdd }: TypeTableProps) {
  const intl = useIntl()
  const { tree, canWrite, actions, manuscript, collections } = open
  const { state, q, filters, set } = useListParams({ sortBy: 'order', orderBy: 'asc' }, itemFilterNames)
  const [search, changeQuery] = useQueryValues()
  const { filter, custom, isNarrowed } = useItemFilter(open, q, filters)
  const lines = useMemo(() => listOfType(tree, type, filter), [tree, type, filter])
  const filled = useMemo(() => filledColumns(tree, type), [tree, type])
  const { menuFor, dialogs } = useItemMenu({
    tree,
    manuscript,
    collections,
    canWrite,
    actions,
    onOpen: onShow,
  })
  const columns = useItemColumns(type, filled)
  const openId = search.get('item')
  const openItem = openId ? tree.byId.get(openId) : undefined
  const close = () => changeQuery({ item: null })
  return (
    <>
      <ClientTable
        label={intl.formatMessage({ id: `manuscripts.type.${type}` })}
        storageKey={`items-${type}`}
        exportName={type}
        rows={lines}
        columns={columns}
        rowId={({ item }) => item.id}
        rowLabel={({ item }) => item.title || intl.formatMessage({ id: 'manuscripts.untitled' })}
        state={state}
        onStateChange={set}
        onOpen={({ item }) => onShow(item)}
        rowActions={({ item }) => menuFor(item)}
        toolbar={
          <>
            <SearchField
              value={q}
              onChange={(next) => set({ q: next })}
              width="340px"
              label={intl.formatMessage({ id: 'manuscripts.items.search' })}
            />
            <ItemFilters
              manuscript={manuscript}
              collections={collections.list}
              custom={custom}
              values={filters}
              onChange={set}
            />
            <SaveSearch open={open} filter={filter} />
          </>
        }
        empty={
          q === '' && !isNarrowed ? (
            <NoneOf type={type} onAdd={canWrite ? onAdd : undefined} />
          ) : (
            <NoMatch
              hasFilters={isNarrowed}
              onClear={() => set({ q: '', label: '', status: '', collection: '', custom: '' })}
            />
          )
        }
      />
      {dialogs}
      {openItem ? <ItemDrawer open={open} item={openItem} onClose={close} /> : null}
    </>
  )
}

function NoneOf({ type, onAdd }: { type: ListedType; onAdd: TypeTableProps['onAdd'] | undefined }) {
  return (
    <EmptyState
      title={<FormattedMessage id={`manuscripts.none-of.${type}`} />}
      body={<FormattedMessage id={`manuscripts.none-of.${type}-body`} />}
      action={
        onAdd ? (
          <Button onClick={(event) => onAdd(event.currentTarget)}>
            <Plus size={18} aria-hidden />
            <FormattedMessage id={`manuscripts.add.${type}`} />
          </Button>
        ) : null
      }
    />
  )
}

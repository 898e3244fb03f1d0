import { Button } from '@chakra-ui/react'
import type { KanbanBoard } from '@contract/demo/kanban.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { QueryContent } from '@/demos/shared/query-content.tsx'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { useListParams } from '@/lib/routing/list-params.ts'
import { useQueryValues } from '@/lib/routing/use-query-values.ts'
import { useShortcuts } from '@/lib/shortcuts/shortcuts.ts'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { useMovedBoards } from '../api/board-changes.ts'
import { kanbanKeys, kanbanPageQuery } from '../api/kanban.ts'
import { BoardDialog } from '../components/board-dialog.tsx'
import { BoardRow, BoardRowSkeleton } from '../components/board-row.tsx'
import { CardDrawer } from '../components/card-drawer.tsx'
import { KanbanFilters } from '../components/kanban-filters.tsx'

const tables = ['kanban_items', 'kanban_boards', 'kanban_comments', 'kanban_files']

/** The kanban board (`/apps/kanban`); `card` in the URL opens a card, `member` and `label` filter. */
export function Page() {
  const intl = useIntl()
  const t = useT('kanban.page')
  const ability = useAbility()
  const [search, changeQuery] = useQueryValues()
  const { filters, set } = useListParams({ sortBy: '', orderBy: 'asc' }, ['member', 'label'])
  const query = useQuery(kanbanPageQuery(useQueryClient()))
  const { data } = query
  useDemoChanges(tables, kanbanKeys.all)
  const boards = useMovedBoards(data?.boards)
  const [edited, setEdited] = useState<KanbanBoard | 'new' | null>(null)
  useShortcuts(
    ability.can('update', 'demo')
      ? [
          { keys: 'Alt+ArrowUp', label: t('keys.vertical') },
          { keys: 'Alt+ArrowRight', label: t('keys.horizontal') },
        ]
      : [],
    intl.formatMessage({ id: 'kanban.page.title' }),
  )
  const showCard = (id: number | null) => {
    const isOpen = new URLSearchParams(window.location.search).has('card')
    // A second click on a card adds no second entry to the history.
    changeQuery({ card: id === null ? null : String(id) }, { isEntry: id !== null && !isOpen })
  }
  const cardId = Number(search.get('card') ?? '')
  const newBoard = ability.can('create', 'demo') ? (
    <Button onClick={() => setEdited('new')}>
      <Plus size={18} aria-hidden />
      <FormattedMessage id="kanban.board.new" />
    </Button>
  ) : null
  return (
    <PageFrame
      width="wide"
      title={<FormattedMessage id="kanban.page.title" />}
      description={t(ability.can('update', 'demo') ? 'about' : 'about-read')}
      actions={newBoard}
    >
      {data ? <KanbanFilters cards={data.cards} filters={filters} onChange={set} /> : null}
      <QueryContent query={query} loading={<BoardRowSkeleton />}>
        {({ cards }) =>
          boards.length === 0 ? (
            <EmptyState title={t('empty')} body={t('empty.body')} action={newBoard} />
          ) : (
            <BoardRow
              boards={boards}
              cards={cards}
              filters={filters}
              onClearFilters={() => set({ member: '', label: '' })}
              onOpenCard={showCard}
              onRename={setEdited}
            />
          )
        }
      </QueryContent>
      {data && Number.isInteger(cardId) && cardId > 0 ? (
        <CardDrawer key={cardId} id={cardId} page={data} onClose={() => showCard(null)} />
      ) : null}
      {edited ? (
        <BoardDialog board={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
    </PageFrame>
  )
}

import type { KanbanPage } from '@contract/demo/kanban-cards.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '@/lib/api/api-error.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { DrawerFrame } from '@/ui/overlay/drawer-frame.tsx'
import { kanbanCardQuery } from '../api/kanban.ts'
import { cardPlace } from '../model/card-moves.ts'
import { CardDetails } from './card-details.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardForm } from './card-form.tsx'

type CardDrawerProps = { id: number; page: KanbanPage; onClose: () => void }

/** The drawer of a card, opened by its URL: a form for people who may change it, read-only fields for others. */
export function CardDrawer({ id, page, onClose }: CardDrawerProps) {
  const t = useT('kanban.card')
  const ability = useAbility()
  const { data, error, refetch, isFetching } = useQuery(kanbanCardQuery(id))
  const title = data?.card.title ?? page.cards.find((card) => card.id === id)?.title ?? t('title')
  const isGone = error instanceof ApiError && error.status === 404
  const isDeleted = isGone || (data !== undefined && !page.cards.some((card) => card.id === id))
  const [isEditing, setIsEditing] = useState(false)
  if (data && !isDeleted && !isEditing && ability.can('update', 'demo')) setIsEditing(true)
  // The form stays when another person deletes the card, so that what was typed is not lost.
  if (data && isEditing) return <CardForm detail={data} page={page} isDeleted={isDeleted} onClose={onClose} />
  return (
    <DrawerFrame title={title} size="lg" onClose={onClose} isReading>
      {isDeleted ? (
        <EmptyState title={t('gone')} body={t('gone.body')} />
      ) : error && !data ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !data ? (
        <RowsSkeleton rows={5} />
      ) : (
        <>
          <CardFacts card={data.card} board={cardPlace(page.boards, id)?.board.title ?? ''} />
          <CardDetails detail={data} />
        </>
      )}
    </DrawerFrame>
  )
}

import type { KanbanBoard } from '@contract/demo/kanban.ts'
import type { KanbanCard } from '@contract/demo/kanban-cards.ts'
import { ArrowDown, ArrowUp, Columns3, PanelRight, Trash2 } from 'lucide-react'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useDeleteKanban } from '../api/board-changes.ts'
import { type CardStep, cardPlace, moveByStep } from '../model/card-moves.ts'

type Options = {
  boards: readonly KanbanBoard[]
  onOpen: (id: number) => void
  onStep: (id: number, step: CardStep) => void
  onMoveTo: (id: number, boardId: number) => void
}

/** Asks with the title of the card and deletes it. */
export function useDeleteCard() {
  const t = useT('kanban.card')
  const confirm = useConfirm()
  const { mutateAsync: remove } = useDeleteKanban('item')
  return async ({ id, title }: KanbanCard): Promise<boolean> => {
    const isSure = await confirm({
      title: t('delete.title', { title }),
      body: t('delete.body'),
      confirmLabel: t('delete'),
      isDanger: true,
    })
    if (!isSure) return false
    // Promises instead of callbacks, because the drawer closes before the response.
    remove(id).then(
      () => toast.success({ title: t('delete.done', { title }) }),
      () => toast.error({ title: t('delete.failed', { title }) }),
    )
    return true
  }
}

/** Returns the menu of a card: open, every move, delete. */
export function useCardActions({ boards, onOpen, onStep, onMoveTo }: Options) {
  const t = useT('kanban.card')
  const ability = useAbility()
  const askDelete = useDeleteCard()
  const mayChange = ability.can('update', 'demo')
  const mayDelete = ability.can('delete', 'demo')
  return (card: KanbanCard): ContextMenuItem[] => {
    const place = cardPlace(boards, card.id)
    const others = boards.filter(({ id }) => id !== place?.board.id)
    return [
      { id: 'open', label: t('open'), icon: PanelRight, action: () => onOpen(card.id) },
      {
        id: 'up',
        label: t('up'),
        icon: ArrowUp,
        hidden: !mayChange,
        disabled: moveByStep(boards, card.id, 'up') === null,
        action: () => onStep(card.id, 'up'),
      },
      {
        id: 'down',
        label: t('down'),
        icon: ArrowDown,
        hidden: !mayChange,
        disabled: moveByStep(boards, card.id, 'down') === null,
        action: () => onStep(card.id, 'down'),
      },
      {
        id: 'to',
        label: t('to'),
        icon: Columns3,
        hidden: !mayChange || others.length === 0,
        children: others.map(({ id, title }) => ({
          id: `to-${id}`,
          label: title,
          action: () => onMoveTo(card.id, id),
        })),
      },
      { id: 'line', label: '', separator: true, hidden: !mayDelete },
      {
        id: 'delete',
        label: t('delete'),
        icon: Trash2,
        danger: true,
        hidden: !mayDelete,
        action: async () => void (await askDelete(card)),
      },
    ]
  }
}

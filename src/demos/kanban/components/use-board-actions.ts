import type { KanbanBoard } from '@contract/demo/kanban.ts'
import { ArrowLeft, ArrowRight, Pencil, Trash2 } from 'lucide-react'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useDeleteKanban } from '../api/board-changes.ts'

type Options = {
  boards: readonly KanbanBoard[]
  onRename: (board: KanbanBoard) => void
  onMove: (boardId: number, beforeId: number | null) => void
}

/** Returns the menu of a board: rename, move, delete with its name. */
export function useBoardActions({ boards, onRename, onMove }: Options) {
  const t = useT('kanban.board')
  const ability = useAbility()
  const confirm = useConfirm()
  const { mutateAsync: remove } = useDeleteKanban('board')
  const mayChange = ability.can('update', 'demo')
  const mayDelete = ability.can('delete', 'demo')
  const askDelete = async (board: KanbanBoard) => {
    const { title, itemsIds } = board
    const isSure = await confirm({
      title: t('delete.title', { title }),
      body: t('delete.body', { count: itemsIds.length }),
      confirmLabel: t('delete'),
      isDanger: true,
    })
    if (!isSure) return
    await remove(board.id).then(
      () => toast.success({ title: t('delete.done', { title }) }),
      () => toast.error({ title: t('delete.failed', { title }) }),
    )
  }
  return (board: KanbanBoard): ContextMenuItem[] => {
    if (!mayChange && !mayDelete) return []
    const index = boards.findIndex(({ id }) => id === board.id)
    const beforeId = boards[index - 1]?.id ?? null
    const isLast = index === boards.length - 1
    return [
      { id: 'rename', label: t('rename'), icon: Pencil, hidden: !mayChange, action: () => onRename(board) },
      {
        id: 'earlier',
        label: t('move.earlier'),
        icon: ArrowLeft,
        hidden: !mayChange,
        disabled: index === 0,
        action: () => onMove(board.id, beforeId),
      },
      {
        id: 'later',
        label: t('move.later'),
        icon: ArrowRight,
        hidden: !mayChange,
        disabled: isLast,
        action: () => onMove(board.id, boards[index + 2]?.id ?? null),
      },
      { id: 'line', label: '', separator: true, hidden: !mayDelete },
      {
        id: 'delete',
        label: t('delete'),
        icon: Trash2,
        danger: true,
        hidden: !mayDelete,
        action: () => askDelete(board),
      },
    ]
  }
}

import type { ItemSummary } from '@contract/items.ts'
import type { ItemActions } from '../../model/item-actions.ts'
import type { MoveDirection } from '../../model/moves.ts'
import type { BinderRowData } from '../../model/rows.ts'
import type { BinderCommands } from './binder-context.ts'
import type { TreeCommand } from './tree-keys.ts'

type CommandDeps = {
  commands: Pick<BinderCommands, 'toggle' | 'select' | 'open' | 'showMenu'>
  actions: ItemActions
  canWrite: boolean
  setExpanded: (ids: readonly string[], isOpen: boolean) => void
  rename: () => void
  move: (direction: MoveDirection) => void
  addAfter: (item: ItemSummary) => void
  /** Moves to the trash, after a question about an item with children. */
  trash: (item: ItemSummary) => void
  erase: (item: ItemSummary) => void
  siblings: () => readonly BinderRowData[]
  menuPoint: () => { x: number; y: number }
}

type Handler = (deps: CommandDeps, row: BinderRowData, command: TreeCommand) => void
type Kind = Exclude<TreeCommand['kind'], 'go' | 'type' | 'untype'>

const reading: Partial<Record<Kind, Handler>> = {
  expand: ({ setExpanded }, row) => setExpanded([row.id], true),
  collapse: ({ setExpanded }, row) => setExpanded([row.id], false),
  'expand-siblings': ({ setExpanded, siblings }) => {
    const open = siblings().filter((one) => one.isExpandable)
    setExpanded(
      open.map((one) => one.id),
      true,
    )
  },
  open: ({ commands }, row) => (row.item ? commands.open(row.id) : commands.toggle(row.id)),
  select: ({ commands }, row) => commands.select(row.id),
  menu: ({ commands, menuPoint }, row) => commands.showMenu(row.id, menuPoint()),
  undo: ({ actions }) => void actions.undoLast(),
}

const writing: Partial<Record<Kind, Handler>> = {
  rename: ({ rename }) => rename(),
  move: ({ move }, _row, command) => {
    if (command.kind === 'move') move(command.direction)
  },
  duplicate: ({ actions }, row) => void actions.duplicate(row.id),
  add: ({ addAfter }, row) => row.item && addAfter(row.item),
  trash: ({ trash }, row) => row.item && trash(row.item),
}

/** Runs a tree command on the current row; an item in the trash can only be erased. */
export function runTreeCommand(command: TreeCommand, row: BinderRowData, deps: CommandDeps): void {
  if (command.kind === 'go' || command.kind === 'type' || command.kind === 'untype') return
  const read = reading[command.kind]
  if (read) read(deps, row, command)
  else if (!deps.canWrite || !row.item) return
  else if (!row.item.inTrash) writing[command.kind]?.(deps, row, command)
  else if (command.kind === 'trash') deps.erase(row.item)
}

import { SimpleGrid, Stack } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { type KeyboardEvent, type RefObject, useMemo, useRef } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import { type CardBoard, type CardGroup, cardGroups } from '../model/card-groups.ts'
import { branchWordCount } from '../model/counts.ts'
import type { ItemActions } from '../model/item-actions.ts'
import { pickRow } from '../model/row-selection.ts'
import { type BinderTree, childrenOf } from '../model/tree.ts'
import type { MenuFor } from '../shared/item-actions/use-item-menu.tsx'
import { SelectionBar } from '../shared/selection/selection-bar.tsx'
import { cardArrangement } from './card-arrangement.ts'
import { CardContext } from './card-context.ts'
import { CardGroupSection } from './card-group.tsx'
import { cardsCss } from './cards-css.ts'
import { ItemCard } from './item-card.tsx'
import { columnsOf, useCardCommands } from './use-card-commands.ts'
import { useCardDrops } from './use-card-drops.ts'
import { useCardFocus } from './use-card-focus.ts'
import { useCardSelection } from './use-card-selection.ts'
import { useCardShortcuts } from './use-card-shortcuts.ts'

type CorkboardProps = {
  manuscriptId: string
  tree: BinderTree
  /** The folder whose contents are shown; null for the top level. */
  folderId: string | null
  labels: CardBoard['labels']
  actions: ItemActions
  /** Whether cards can be moved and edited. */
  mayEdit: boolean
  scroller: RefObject<HTMLElement | null>
  onOpen: (item: ItemSummary) => void
  menuFor: MenuFor
  menuForAll: (items: readonly ItemSummary[]) => ContextMenuItem[]
  /** Moves items to the trash, after a question about some with children. */
  onTrash: (items: readonly ItemSummary[]) => void
  /** Heading level of a card or a group, one below the surrounding heading. */
  level: 'h2' | 'h3'
}

/**
 * The contents of a folder as index cards with title, synopsis, label and status, moved by drag or keyboard and edited
 * in place; in binder order, by label or with the contents of the child folders.
 */
export function Corkboard(props: CorkboardProps) {
  const { manuscriptId, tree, folderId, labels, actions, mayEdit, scroller, onOpen } = props
  const { menuFor, menuForAll, level } = props
  const t = useT('manuscripts')
  const arrangement = cardArrangement.use()
  const board = useMemo(() => ({ arrangement, folderId, labels }), [arrangement, folderId, labels])
  const groups = useMemo(() => cardGroups(board, tree), [board, tree])
  const grid = useRef<HTMLDivElement>(null)
  const { selection, several, setSelection, ...cards } = useCardSelection({
    grid,
    groups,
    columns: () => columnsOf(grid.current),
    isEnabled: mayEdit,
    onTrash: props.onTrash,
  })
  const commands = useCardCommands({
    grid,
    manuscriptId,
    board,
    tree,
    mayEdit,
    actions,
    several,
    onOpen,
    onClick: cards.click,
    onPick: (id) => setSelection((before) => pickRow(before, id)),
    menuFor,
    menuForAll,
  })
  useCardDrops({
    grid,
    scroller,
    manuscriptId,
    isEnabled: mayEdit,
    onDrop: commands.drop,
    onDropInGroup: commands.dropInGroup,
  })
  useCardShortcuts(arrangement, mayEdit)

  const list = ({ id, items }: CardGroup, cardLevel: 'h2' | 'h3' | 'h4') => (
    <SimpleGrid
      key={id}
      as="ul"
      listStyleType="none"
      gap="4"
      templateColumns="repeat(auto-fill, minmax(min(100%, 240px), 1fr))"
    >
      {items.map((item) => (
        <ItemCard
          key={item.id}
          item={item}
          words={branchWordCount(tree, item.id)}
          below={childrenOf(tree, item.id).length}
          level={cardLevel}
          isTemplates={item.id === tree.templatesFolderId}
          isSelected={selection.ids.has(item.id)}
        />
      ))}
    </SimpleGrid>
  )
  const titleOf = ({ id }: CardGroup) => {
    if (arrangement === 'label') return labels.find((one) => one.id === id)?.name ?? t('filter.label-none')
    if (id === folderId) return t(id === null ? 'move.top-level' : 'card.direct')
    return tree.byId.get(id ?? '')?.title || t('untitled')
  }
  const section = (group: CardGroup) => {
    const { id, items } = group
    return (
      <CardGroupSection
        key={id}
        id={id}
        title={titleOf(group)}
        count={items.length}
        level={level}
        folder={id === folderId ? undefined : tree.byId.get(id ?? '')}
        isTemplates={id !== null && id === tree.templatesFolderId}
        colour={labels.find((one) => one.id === id)?.colour}
      >
        {list(group, level === 'h2' ? 'h3' : 'h4')}
      </CardGroupSection>
    )
  }
  return (
    <CardContext value={commands}>
      <Stack
        ref={grid}
        css={cardsCss}
        data-picking={selection.isPicking ? '' : undefined}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          if (cards.handleKey(event)) event.preventDefault()
        }}
        {...useCardFocus(grid)}
        gap="6"
        // The end of the last cards stays visible above the bar.
        pb={several ? '16' : '0'}
      >
        {groups.map((group) => (arrangement === 'order' ? list(group, level) : section(group)))}
      </Stack>
      {several ? (
        <SelectionBar
          items={several}
          entries={menuForAll(several)}
          onClear={cards.clear}
          onFocus={cards.focus}
        />
      ) : null}
    </CardContext>
  )
}

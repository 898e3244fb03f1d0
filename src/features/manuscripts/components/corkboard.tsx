import { SimpleGrid } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useShortcuts } from '@/lib/shortcuts/shortcuts.ts'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import { branchWordCount } from '../model/counts.ts'
import type { ItemActions } from '../model/item-actions.ts'
import { pickRow } from '../model/row-selection.ts'
import { type BinderTree, childrenOf } from '../model/tree.ts'
import type { MenuFor } from '../shared/item-actions/use-item-menu.tsx'
import { SelectionBar } from '../shared/selection/selection-bar.tsx'
import { CardContext } from './card-context.ts'
import { cardsCss } from './cards-css.ts'
import { ItemCard } from './item-card.tsx'
import { columnsOf, useCardCommands } from './use-card-commands.ts'
import { useCardDrops } from './use-card-drops.ts'
import { useCardSelection } from './use-card-selection.ts'

type CorkboardProps = {
  manuscriptId: string
  tree: BinderTree
  items: readonly ItemSummary[]
  actions: ItemActions
  /** Whether cards can be moved and edited. */
  mayEdit: boolean
  scroller: RefObject<HTMLElement | null>
  onOpen: (item: ItemSummary) => void
  menuFor: MenuFor
  menuForAll: (items: readonly ItemSummary[]) => ContextMenuItem[]
  /** Moves items to the trash, after a question about some with children. */
  onTrash: (items: readonly ItemSummary[]) => void
  /** Heading level of a card, one below the surrounding heading. */
  level: 'h2' | 'h3'
}

/**
 * The contents of a folder as index cards with title, synopsis, label and status, moved by drag or keyboard and edited
 * in place.
 */
export function Corkboard(props: CorkboardProps) {
  const { manuscriptId, tree, items, actions, mayEdit, scroller, onOpen, menuFor, menuForAll, level } = props
  const intl = useIntl()
  const grid = useRef<HTMLDivElement>(null)
  const columns = () => columnsOf(grid.current)
  const { selection, several, setSelection, ...cards } = useCardSelection({
    grid,
    items,
    columns,
    isEnabled: mayEdit,
    onTrash: props.onTrash,
  })
  const commands = useCardCommands({
    grid,
    manuscriptId,
    mayEdit,
    actions,
    several,
    onOpen,
    onClick: cards.click,
    onPick: (id) => setSelection((before) => pickRow(before, id)),
    menuFor,
    menuForAll,
  })
  useCardDrops({ grid, scroller, manuscriptId, isEnabled: mayEdit, onDrop: commands.drop })
  const keys = (names: string, id: string) => ({
    keys: names,
    label: intl.formatMessage({ id: `manuscripts.card.keys.${id}` }),
  })
  useShortcuts(
    mayEdit
      ? [
          keys('Alt+ArrowLeft+ArrowRight', 'order'),
          keys('Alt+ArrowUp+ArrowDown', 'row'),
          keys('F2', 'rename'),
          keys('Space', 'select'),
          keys('Shift+ArrowLeft+ArrowRight', 'extend'),
        ]
      : [],
    intl.formatMessage({ id: 'manuscripts.view.cards' }),
  )
  return (
    <CardContext value={commands}>
      <SimpleGrid
        ref={grid}
        as="ul"
        css={cardsCss}
        listStyleType="none"
        data-picking={selection.isPicking ? '' : undefined}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          if (cards.handleKey(event)) event.preventDefault()
        }}
        gap="4"
        // The end of the last cards stays visible above the bar.
        pb={several ? '16' : '0'}
        templateColumns="repeat(auto-fill, minmax(min(100%, 240px), 1fr))"
      >
        {items.map((item) => (
          <ItemCard
            key={item.id}
            item={item}
            words={branchWordCount(tree, item.id)}
            below={childrenOf(tree, item.id).length}
            level={level}
            isTemplates={item.id === tree.templatesFolderId}
            isSelected={selection.ids.has(item.id)}
          />
        ))}
      </SimpleGrid>
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

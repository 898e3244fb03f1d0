import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { ItemPlacement, ItemSummary } from '@contract/items.ts'
import { matchesWords } from '@contract/matches-words.ts'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { SearchField } from '@/ui/lists/search-field.tsx'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { mayMoveInto } from '../../model/moves.ts'
import { ancestorsOf, type BinderTree, childrenOf, flattenTree } from '../../model/tree.ts'
import { ItemIcon } from '../item-icon.tsx'

const MAX_PLACES = 200

type MoveDialogProps = {
  /** At least one, none in the branch of another one. */
  items: readonly ItemSummary[]
  tree: BinderTree
  onMove: (place: ItemPlacement) => void
  onClose: () => void
}

type Target = { id: string | null; title: string; path: string; item: ItemSummary | null }

function targetsOf(
  tree: BinderTree,
  items: readonly ItemSummary[],
  topLevel: string,
  untitled: string,
): Target[] {
  const places = flattenTree(tree).filter((one) => items.every((item) => mayMoveInto(tree, item.id, one.id)))
  // Lists chapters and folders first, because a scene rarely holds other items.
  const containers = places.filter(
    (one) => one.type === 'folder' || one.type === 'chapter' || childrenOf(tree, one.id).length > 0,
  )
  const rest = places.filter((one) => !containers.includes(one))
  const named = [...containers, ...rest].map((one) => ({
    id: one.id,
    title: one.title || untitled,
    path: ancestorsOf(tree, one.id)
      .map((above) => above.title || untitled)
      .join(' › '),
    item: one,
  }))
  return [{ id: null, title: topLevel, path: '', item: null }, ...named]
}

/** Selects the destination of an item by keyboard or touch, as an alternative to dragging. */
export function MoveDialog({ items, tree, onMove, onClose }: MoveDialogProps) {
  const intl = useIntl()
  const [filter, setFilter] = useState('')
  const untitled = intl.formatMessage({ id: 'manuscripts.untitled' })
  const topLevel = intl.formatMessage({ id: 'manuscripts.move.top-level' })
  const targets = useMemo(() => targetsOf(tree, items, topLevel, untitled), [tree, items, topLevel, untitled])
  const shown = targets
    .filter((target) => matchesWords(`${target.title} ${target.path}`, filter))
    .slice(0, MAX_PLACES)
  const choose = (target: Target) => {
    const others = childrenOf(tree, target.id).filter((child) => !items.some((item) => item.id === child.id))
    onMove({ parentId: target.id, afterId: others.at(-1)?.id ?? null })
    onClose()
  }
  return (
    <DialogFrame
      title={intl.formatMessage(
        { id: 'manuscripts.move.heading' },
        { title: items[0]?.title || untitled, count: items.length },
      )}
      onClose={onClose}
      above={
        <Box px="6" pb="3">
          <SearchField
            value={filter}
            onChange={setFilter}
            label={intl.formatMessage({ id: 'manuscripts.move.filter' })}
          />
        </Box>
      }
    >
      <Flex as="ul" direction="column" gap="0.5" listStyleType="none">
        {shown.map((target) => (
          <li key={target.id ?? 'top'}>
            <Button
              variant="ghost"
              colorPalette="gray"
              width="full"
              height="auto"
              py="1.5"
              px="2"
              justifyContent="flex-start"
              textAlign="start"
              gap="3"
              disabled={items.every((item) => item.parentId === target.id)}
              onClick={() => choose(target)}
            >
              {target.item ? <ItemIcon item={target.item} /> : null}
              <Box minW="0">
                <Text truncate dir="auto" css={textAlignMatchParent}>
                  {target.title}
                </Text>
                {target.path ? (
                  <Text
                    truncate
                    textStyle="xs"
                    color="fg.muted"
                    fontWeight="normal"
                    dir="auto"
                    css={textAlignMatchParent}
                  >
                    {target.path}
                  </Text>
                ) : null}
              </Box>
            </Button>
          </li>
        ))}
      </Flex>
      {shown.length === 0 ? (
        <Text color="fg.muted" py="4">
          {intl.formatMessage({ id: 'ui.no-match' })}
        </Text>
      ) : null}
    </DialogFrame>
  )
}

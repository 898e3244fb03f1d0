import { announce, cleanup } from '@atlaskit/pragmatic-drag-and-drop-live-region'
import type { ItemPlacement } from '@contract/items.ts'
import { useCallback, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import type { ItemActions } from '../model/item-actions.ts'
import { positionIn } from '../model/moves.ts'

/** Moves an item and announces its new position; the function is stable. */
export function useAnnouncedMove(actions: ItemActions) {
  const t = useT('manuscripts.card')
  const intl = useIntl()
  const latest = useRef({ t, intl })
  useEffect(() => {
    latest.current = { t, intl }
  })
  useEffect(() => cleanup, [])
  return useCallback(
    (id: string, place: ItemPlacement) => {
      const tree = actions.tree()
      const { t: say, intl: words } = latest.current
      const titleOf = (itemId: string) =>
        tree.byId.get(itemId)?.title || words.formatMessage({ id: 'manuscripts.untitled' })
      const isHere = tree.byId.get(id)?.parentId === place.parentId
      const folder =
        place.parentId === null
          ? words.formatMessage({ id: 'manuscripts.move.top-level' })
          : titleOf(place.parentId)
      announce(
        say(isHere ? 'moved' : 'moved-into', { title: titleOf(id), folder, ...positionIn(tree, id, place) }),
      )
      void actions.move(id, place)
    },
    [actions],
  )
}

import { useMediaQuery } from '@chakra-ui/react'
import { useCallback, useState } from 'react'

type Shown = { ids: readonly string[]; at: number }

const none: Shown = { ids: [], at: 0 }

/**
 * The item beside the text that is written, with the ones shown there before. Nothing is shown there in a narrow
 * window.
 */
export function useBeside(itemId: string | null) {
  const [isWide] = useMediaQuery(['(min-width: 1024px)'], { ssr: false })
  const [shown, setShown] = useState(none)
  const open = useCallback(
    (id: string) =>
      setShown(({ ids, at }) => {
        if (ids[at] === id) return { ids, at }
        const before = ids.slice(0, at + 1)
        return { ids: [...before, id], at: before.length }
      }),
    [],
  )
  const go = (steps: number) => setShown(({ ids, at }) => ({ ids, at: at + steps }))
  const id = shown.ids[shown.at]
  return {
    /** The item to show; an item is not shown beside itself. */
    id: isWide && id !== undefined && id !== itemId ? id : null,
    open: isWide ? open : undefined,
    close: () => setShown(none),
    back: shown.at > 0 ? () => go(-1) : null,
    forward: shown.at < shown.ids.length - 1 ? () => go(1) : null,
  }
}
export type Beside = ReturnType<typeof useBeside>

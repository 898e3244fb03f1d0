import { type MouseEvent, type PointerEvent, useState } from 'react'

type Press = { threadId: string; x: number; y: number }

/** How far, in pixels, the pointer moves before a row that took the place of the pressed one accepts a click. */
const releaseDistance = 6

const isNear = (press: Press, { clientX, clientY }: { clientX: number; clientY: number }) =>
  Math.hypot(clientX - press.x, clientY - press.y) <= releaseDistance

/**
 * Keeps a quick second click on a row's hover button from reaching the row that moved under the pointer when the first
 * one left the list. `isHeld`: the rows ignore clicks at that point until the pointer moves.
 */
export function usePressGuard(threadIds: readonly string[]) {
  const [press, setPress] = useState<Press | null>(null)
  return {
    isHeld: press !== null && !threadIds.includes(press.threadId),
    guard: {
      onPointerMove(event: PointerEvent) {
        if (press && !isNear(press, event)) setPress(null)
      },
      onClickCapture(event: MouseEvent) {
        if (!(event.target instanceof Element)) return
        const threadId = event.target.closest<HTMLElement>('[data-thread]')?.dataset.thread
        if (threadId === undefined) return
        if (press && press.threadId !== threadId && isNear(press, event)) {
          event.preventDefault()
          event.stopPropagation()
        } else if (event.target.closest('.mail-hover')) {
          setPress({ threadId, x: event.clientX, y: event.clientY })
        }
      },
    },
  }
}

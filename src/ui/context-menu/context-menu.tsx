import { Portal, useLocaleContext, useMediaQuery } from '@chakra-ui/react'
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { ActionSheet } from './action-sheet.tsx'
import type { ContextMenuItem, Point } from './context-menu-item.ts'
import { FloatingMenu } from './floating-menu.tsx'
import { watchLongPress } from './long-press.ts'

type OpenMenu = { items: readonly ContextMenuItem[]; label: string; at: Point }

export type ContextMenuOpener = {
  /** Opens the menu at a point of the window; `label` names the item that the menu applies to. */
  openAt: (at: Point, items: readonly ContextMenuItem[], label: string) => void
  /** Opens the menu at the pointer (right click, long press, menu key) and suppresses the browser's menu. */
  openFromEvent: (event: MouseEvent, items: readonly ContextMenuItem[], label: string) => void
  /** Opens the menu under a button, for users who do not right-click. */
  openFromButton: (button: HTMLElement, items: readonly ContextMenuItem[], label: string) => void
}

const Context = createContext<ContextMenuOpener | null>(null)

/** Returns the functions that open the context menu. */
export function useContextMenu(): ContextMenuOpener {
  const opener = use(Context)
  if (!opener) throw new Error('useContextMenu needs a ContextMenuProvider above it')
  return opener
}

/** Renders the context menu of the app: floating from 1280 px, a bottom sheet below. */
export function ContextMenuProvider({ children }: { children: ReactNode }) {
  const { dir } = useLocaleContext()
  const [isWide] = useMediaQuery(['(min-width: 1280px)'], { ssr: false })
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  useEffect(watchLongPress, [])
  const { pathname } = useLocation()
  const [screen, setScreen] = useState(pathname)
  if (screen !== pathname) {
    // Its items act on the screen that was left, for example by going back or forward.
    setScreen(pathname)
    setMenu(null)
  }

  const openAt = useCallback<ContextMenuOpener['openAt']>((at, items, label) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setMenu({ at, items, label })
  }, [])

  const value = useMemo<ContextMenuOpener>(
    () => ({
      openAt,
      openFromEvent(event, items, label) {
        event.preventDefault()
        event.stopPropagation()
        const { left, bottom } = event.currentTarget.getBoundingClientRect()
        const isFromKeyboard = event.clientX === 0 && event.clientY === 0
        openAt(isFromKeyboard ? { x: left, y: bottom } : { x: event.clientX, y: event.clientY }, items, label)
      },
      openFromButton(button, items, label) {
        const { left, right, bottom } = button.getBoundingClientRect()
        openAt({ x: document.documentElement.dir === 'rtl' ? right : left, y: bottom }, items, label)
      },
    }),
    [openAt],
  )

  const dismiss = () => setMenu(null)

  const close = () => {
    dismiss()
    opener.current?.focus({ preventScroll: true })
  }

  const choose = async (item: ContextMenuItem) => {
    // The sheet releases the focus when it is unmounted.
    if (item.takesFocus) flushSync(dismiss)
    if (isWide || item.takesFocus) close()
    try {
      await item.action?.()
      if (!isWide && !item.takesFocus) close()
    } catch (error) {
      // only logged, because an action reports its own failure. R-101: on mobile the sheet stays open.
      console.error('Error executing menu action', error)
    }
  }

  const parts = menu
    ? { items: menu.items, onChoose: (item: ContextMenuItem) => void choose(item), onClose: close }
    : null
  return (
    <Context value={value}>
      {children}
      {menu && parts && isWide ? (
        <Portal>
          <section aria-label={menu.label}>
            <FloatingMenu
              {...parts}
              label={menu.label}
              at={menu.at}
              isRtl={dir === 'rtl'}
              onFocusOutside={dismiss}
            />
          </section>
        </Portal>
      ) : null}
      {menu && parts && !isWide ? <ActionSheet {...parts} label={menu.label} /> : null}
    </Context>
  )
}

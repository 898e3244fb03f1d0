import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useShortcuts } from '@/lib/shortcuts.ts'
import { MUCH_LATER_MS, whenIdle } from '@/lib/when-idle.ts'
import { lazyPart } from '@/ui/lazy-part.tsx'
import { LoadedOnOpening } from '@/ui/loaded-later.tsx'

const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx').then((file) => file.ShortcutsDialog))

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'))

const isBusy = () =>
  document.querySelector(
    ':is([role=dialog], [role=alertdialog]):not([data-state=closed]), [role=menu]:focus-within',
  ) !== null

/** `?` anywhere but in a field lists the shortcuts of the screen. A screen with a list of its own takes the key first. */
export function ShortcutsOverlay() {
  const intl = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  useShortcuts(
    [
      { keys: '?', label: intl.formatMessage({ id: 'app.shortcuts.list' }) },
      { keys: 'Esc', label: intl.formatMessage({ id: 'app.shortcuts.close' }) },
      { keys: 'Shift+F10', label: intl.formatMessage({ id: 'app.shortcuts.menu' }) },
      { keys: 'Mod+Enter', label: intl.formatMessage({ id: 'app.shortcuts.send' }) },
    ],
    intl.formatMessage({ id: 'app.shortcuts.everywhere' }),
  )
  useEffect(() => {
    // Before it is asked for: it should also open without a connection.
    whenIdle(ShortcutsDialog.preload, MUCH_LATER_MS)
    const handle = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.key !== '?' || !isPlain || event.defaultPrevented || event.isComposing) return
      if (isTyping(event.target) || isBusy()) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
  const close = () => setIsOpen(false)
  return (
    <LoadedOnOpening isOpen={isOpen} onFail={close}>
      <ShortcutsDialog isOpen={isOpen} onClose={close} />
    </LoadedOnOpening>
  )
}

import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { isShortcutListKey } from '@/lib/shortcuts/page-keys.ts'
import { useShortcuts } from '@/lib/shortcuts/shortcuts.ts'
import { createStore, useStore } from '@/lib/storage/external-store.ts'
import { OnceOpened } from '@/ui/overlay/once-opened.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useGoToKeys } from './use-go-to-keys.ts'

const isOpenStore = createStore(false)

export const openShortcuts = () => isOpenStore.set(true)
const close = () => isOpenStore.set(false)

/** `?` outside text fields lists the shortcuts of the screen. */
export function ShortcutsOverlay() {
  const intl = useIntl()
  const isOpen = useStore(isOpenStore)
  useGoToKeys()
  useShortcuts(
    [
      { keys: '?', label: intl.formatMessage({ id: 'app.shortcuts.list' }) },
      { keys: 'Esc', label: intl.formatMessage({ id: 'app.shortcuts.close' }) },
      { keys: 'Shift+F10', label: intl.formatMessage({ id: 'app.shortcuts.menu' }) },
      { keys: 'Mod+Enter', label: intl.formatMessage({ id: 'app.shortcuts.send' }) },
      { keys: 'z', label: intl.formatMessage({ id: 'app.shortcuts.undo' }) },
      { keys: 'F8', label: intl.formatMessage({ id: 'app.shortcuts.undo' }) },
    ],
    intl.formatMessage({ id: 'app.shortcuts.everywhere' }),
  )
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (!isShortcutListKey(event)) return
      openShortcuts()
      event.preventDefault()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
  return (
    <OnceOpened isOpen={isOpen}>
      <ShortcutsDialog isOpen={isOpen} onClose={close} />
    </OnceOpened>
  )
}

import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { BookSearch, Ellipsis } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { useShortcuts } from '@/lib/shortcuts/shortcuts.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { useManuscriptTools } from './use-manuscript-tools.ts'
import { usePanel } from './use-panel.ts'

/** The search, also opened by Ctrl+Shift+F (R-1013), and the menu of a manuscript; `ManuscriptPanels` shows the dialogs. */
export function ManuscriptTools({ manuscript }: { manuscript: ManuscriptDetail }) {
  const t = useT('manuscripts')
  const contextMenu = useContextMenu()
  const tools = useManuscriptTools()
  const { setPanel } = usePanel()
  const openSearch = () => setPanel('search')
  useShortcuts([{ keys: 'Mod+Shift+F', label: t('search.open') }], t('keys.heading'))
  // A layout effect, so that the shortcut works as soon as the page is painted.
  useLayoutEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const isAsked = event.key.toLowerCase() === 'f' && event.shiftKey && (event.ctrlKey || event.metaKey)
      const isInDialog = event.target instanceof Element && event.target.closest('[role=dialog], [role=menu]')
      if (!isAsked || event.altKey || event.isComposing || isInDialog) return
      event.preventDefault()
      openSearch()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  })
  return (
    <>
      <IconButton
        hideBelow="sm"
        label={t('search.open')}
        aria-keyshortcuts="Control+Shift+F Meta+Shift+F"
        onClick={openSearch}
      >
        <BookSearch />
      </IconButton>
      <IconButton
        label={t('more')}
        onClick={({ currentTarget }) =>
          contextMenu.openFromButton(currentTarget, tools(manuscript, setPanel), manuscript.title)
        }
      >
        <Ellipsis />
      </IconButton>
    </>
  )
}

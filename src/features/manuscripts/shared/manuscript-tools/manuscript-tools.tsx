import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { BookSearch, Ellipsis } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { useManuscriptTools } from './use-manuscript-tools.ts'
import { usePanel } from './use-panel.ts'

/** The search and the menu of a manuscript; `ManuscriptPanels` shows their dialogs. */
export function ManuscriptTools({ manuscript }: { manuscript: ManuscriptDetail }) {
  const t = useT('manuscripts')
  const contextMenu = useContextMenu()
  const tools = useManuscriptTools()
  const { setPanel } = usePanel()
  return (
    <>
      <IconButton hideBelow="sm" label={t('search.open')} onClick={() => setPanel('search')}>
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

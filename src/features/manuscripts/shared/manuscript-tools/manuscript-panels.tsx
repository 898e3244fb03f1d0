import { sharingCan } from '@contract/sharing-actions.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { SaveSearchDialog } from '../../components/save-search.tsx'
import { ManuscriptSearchDialog } from '../../components/search-dialog.tsx'
import { SettingsDialog } from '../../components/settings-dialog.tsx'
import { ShareDialog } from '../../components/share-dialog.tsx'
import type { LoadedManuscript } from '../use-manuscript.ts'
import { usePanel } from './use-panel.ts'

type ManuscriptPanelsProps = {
  open: LoadedManuscript
  /** Shows an item on the current screen. */
  onOpenItem: (itemId: string) => void
}

/** The dialog of a manuscript that the address names: search, sharing or settings. */
export function ManuscriptPanels({ open, onOpenItem }: ManuscriptPanelsProps) {
  const { manuscript, tree, collections, canWrite } = open
  const { panel, setPanel } = usePanel()
  const { access, deletedAt } = manuscript
  const close = () => setPanel(null)
  switch (panel) {
    case 'search':
      return <SearchPanel open={open} onOpenItem={onOpenItem} onClose={close} />
    case 'share':
      return sharingCan.invite({ access, isTrashed: deletedAt !== null }).isAllowed ? (
        <ShareDialog manuscript={manuscript} onClose={close} />
      ) : null
    case 'settings':
    case 'keywords':
      return (
        <SettingsDialog
          manuscript={manuscript}
          collections={collections.list}
          tree={tree}
          tab={panel === 'keywords' ? 'keywords' : 'general'}
          onOpenItem={onOpenItem}
          canWrite={canWrite}
          onClose={close}
        />
      )
    case null:
      return null
  }
}

/** The search of a manuscript, and the name of a search that is saved from it (R-1015). */
function SearchPanel({ open, onOpenItem, onClose }: ManuscriptPanelsProps & { onClose: () => void }) {
  const { manuscript, canWrite } = open
  const { id, title } = manuscript
  const navigate = useNavigate()
  const [text, setText] = useState<string | null>(null)
  if (text !== null) {
    const search = { q: '', label: '', status: '', custom: null, text }
    return <SaveSearchDialog manuscript={manuscript} search={search} onClose={onClose} />
  }
  return (
    <ManuscriptSearchDialog
      manuscriptId={id}
      title={title}
      onClose={onClose}
      onSave={canWrite ? setText : undefined}
      onChoose={({ itemId, match }) =>
        match
          ? void navigate(
              href('editor.item', { manuscriptId: id, itemId }, { find: match.text, at: match.index }),
              { replace: true },
            )
          : onOpenItem(itemId)
      }
    />
  )
}

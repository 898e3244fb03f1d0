import type { Manuscript } from '@contract/manuscripts.ts'
import { sharingCan } from '@contract/sharing-actions.ts'
import {
  BookSearch,
  Download,
  FilePenLine,
  History,
  MessageSquare,
  Replace,
  Settings,
  Tags,
  Target,
  UserPlus,
} from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import type { Panel } from './use-panel.ts'

type Screen =
  | 'export.manuscript'
  | 'writing.manuscript'
  | 'find-replace.manuscript'
  | 'editor.comments'
  | 'manuscript-history.manuscript'
  | 'corrections.manuscript'

/** The menu items of what can be done with a whole manuscript, without opening and deleting it. */
export function useManuscriptTools() {
  const navigate = useNavigate()
  const t = useT('manuscripts')
  return (
    { id, access, deletedAt }: Pick<Manuscript, 'id' | 'access' | 'deletedAt'>,
    onPanel: (panel: Panel) => void,
  ): ContextMenuItem[] => {
    const invite = sharingCan.invite({ access, isTrashed: deletedAt !== null })
    const go = (screen: Screen) => () => void navigate(href(screen, { id }))
    return [
      {
        id: 'search',
        label: t('search.open'),
        icon: BookSearch,
        action: () => onPanel('search'),
        takesFocus: true,
      },
      { id: 'export', label: t('export'), icon: Download, action: go('export.manuscript') },
      { id: 'writing', label: t('writing'), icon: Target, action: go('writing.manuscript') },
      {
        id: 'replace',
        label: t('replace'),
        icon: Replace,
        action: go('find-replace.manuscript'),
      },
      {
        id: 'comments',
        label: t('comments'),
        icon: MessageSquare,
        action: go('editor.comments'),
      },
      {
        id: 'history',
        label: t('history'),
        icon: History,
        action: go('manuscript-history.manuscript'),
      },
      {
        id: 'corrections',
        label: t('corrections'),
        icon: FilePenLine,
        hidden: access === 'viewer' || deletedAt !== null,
        action: go('corrections.manuscript'),
      },
      {
        id: 'share',
        label: t('share.open'),
        icon: UserPlus,
        hidden: !invite.isAllowed && invite.code === 'forbidden',
        disabledReason: invite.isAllowed ? undefined : t('share.trashed'),
        action: () => onPanel('share'),
      },
      { id: 'keywords', label: t('keywords.open'), icon: Tags, action: () => onPanel('keywords') },
      { id: 'settings', label: t('settings.open'), icon: Settings, action: () => onPanel('settings') },
    ]
  }
}

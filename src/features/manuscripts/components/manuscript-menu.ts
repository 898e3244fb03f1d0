import type { Manuscript } from '@contract/manuscripts.ts'
import { sharingCan } from '@contract/sharing-actions.ts'
import {
  BookOpen,
  Download,
  FilePenLine,
  History,
  MessageSquare,
  Replace,
  Settings,
  Tags,
  Target,
  Trash2,
  Undo2,
  UserPlus,
} from 'lucide-react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { refusalText } from '@/lib/api/refusal.ts'
import { href } from '@/lib/routing/href.ts'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useTrashManuscript } from '../api/manuscripts.ts'

type TrashAction = 'trash' | 'restore' | 'erase'

/** Trashes, restores and erases manuscripts, each with a toast that offers undo where possible. */
export function useManuscriptActions() {
  const intl = useIntl()
  const confirm = useConfirm()
  const trashChange = useTrashManuscript()
  const t = (id: string, title: string) => intl.formatMessage({ id }, { title })

  const perform = async (
    action: TrashAction,
    { id, title }: Pick<Manuscript, 'id' | 'title'>,
  ): Promise<boolean> => {
    try {
      await trashChange.mutateAsync({ id, action })
    } catch (error) {
      toast.error({
        title: t(`manuscripts.trash-action.failed.${action}`, title),
        description: refusalText(intl, error) ?? t('manuscripts.failed.nothing-changed', title),
      })
      return false
    }
    const text = t(`manuscripts.trash-action.done.${action}`, title)
    const back = action === 'trash' ? 'restore' : 'trash'
    if (action === 'erase') toast.success({ title: text })
    else
      toast.undo(
        text,
        intl.formatMessage({ id: 'manuscripts.undo' }),
        () => void perform(back, { id, title }),
      )
    return true
  }

  return {
    trash: (manuscript: Manuscript) => perform('trash', manuscript),
    restore: (manuscript: Manuscript) => perform('restore', manuscript),
    async erase(manuscript: Manuscript) {
      const isSure = await confirm({
        title: t('manuscripts.trash-action.erase.heading', manuscript.title),
        body: intl.formatMessage({ id: 'manuscripts.erase.body' }),
        confirmLabel: intl.formatMessage({ id: 'manuscripts.menu.erase' }),
        isDanger: true,
      })
      return isSure && perform('erase', manuscript)
    },
  }
}

/** The items of a manuscript's context menu. */
export function useManuscriptMenu() {
  const intl = useIntl()
  const navigate = useNavigate()
  const actions = useManuscriptActions()
  const t = (id: string) => intl.formatMessage({ id })
  return (manuscript: Manuscript): ContextMenuItem[] => {
    const { id, access, deletedAt } = manuscript
    const mayOwn = access === 'owner' || access === 'admin'
    const invite = sharingCan.invite({ access, isTrashed: deletedAt !== null })
    const go = (panel?: string) => () => void navigate(href('manuscripts.view', { id }, { panel }))
    const share = {
      id: 'share',
      label: t('manuscripts.share.open'),
      icon: UserPlus,
      hidden: !invite.isAllowed && invite.code === 'forbidden',
      disabledReason: invite.isAllowed ? undefined : t('manuscripts.share.trashed'),
      action: go('share'),
    }
    const erase = {
      id: 'erase',
      label: t('manuscripts.menu.erase'),
      icon: Trash2,
      danger: true,
      hidden: !mayOwn,
      disabledReason: deletedAt === null ? t('manuscripts.erase.not-trashed') : undefined,
      action: () => void actions.erase(manuscript),
    }
    if (deletedAt !== null) {
      return [
        {
          id: 'restore',
          label: t('manuscripts.menu.restore'),
          icon: Undo2,
          action: () => void actions.restore(manuscript),
        },
        share,
        erase,
      ]
    }
    return [
      { id: 'open', label: t('manuscripts.menu.open'), icon: BookOpen, action: go() },
      {
        id: 'export',
        label: t('manuscripts.export'),
        icon: Download,
        action: () => void navigate(href('export.manuscript', { id })),
      },
      {
        id: 'writing',
        label: t('manuscripts.writing'),
        icon: Target,
        action: () => void navigate(href('writing.manuscript', { id })),
      },
      {
        id: 'replace',
        label: t('manuscripts.replace'),
        icon: Replace,
        action: () => void navigate(href('find-replace.manuscript', { id })),
      },
      {
        id: 'comments',
        label: t('manuscripts.comments'),
        icon: MessageSquare,
        action: () => void navigate(href('editor.comments', { id })),
      },
      {
        id: 'history',
        label: t('manuscripts.history'),
        icon: History,
        action: () => void navigate(href('manuscript-history.manuscript', { id })),
      },
      {
        id: 'corrections',
        label: t('manuscripts.corrections'),
        icon: FilePenLine,
        hidden: access === 'viewer',
        action: () => void navigate(href('corrections.manuscript', { id })),
      },
      share,
      { id: 'keywords', label: t('manuscripts.keywords.open'), icon: Tags, action: go('keywords') },
      {
        id: 'settings',
        label: t('manuscripts.settings.open'),
        icon: Settings,
        hidden: access === 'viewer',
        action: go('settings'),
      },
      { id: 'line', label: '', separator: true, hidden: !mayOwn },
      {
        id: 'trash',
        label: t('manuscripts.menu.trash'),
        icon: Trash2,
        danger: true,
        hidden: !mayOwn,
        action: () => void actions.trash(manuscript),
      },
      erase,
    ]
  }
}

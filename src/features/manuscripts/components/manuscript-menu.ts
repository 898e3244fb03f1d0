import type { Manuscript } from '@contract/manuscripts.ts'
import { BookOpen, Trash2, Undo2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { refusalText } from '@/lib/api/refusal.ts'
import type { MessageId } from '@/lib/i18n/message-ids.ts'
import { href } from '@/lib/routing/href.ts'
import type { ContextMenuItem } from '@/ui/context-menu/context-menu-item.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useTrashManuscript } from '../api/manuscripts.ts'
import { useManuscriptTools } from '../shared/manuscript-tools/use-manuscript-tools.ts'
import type { Panel } from '../shared/manuscript-tools/use-panel.ts'

type TrashAction = 'trash' | 'restore' | 'erase'

/** Trashes, restores and erases manuscripts, each with a toast that offers undo where possible. */
export function useManuscriptActions() {
  const intl = useIntl()
  const confirm = useConfirm()
  const trashChange = useTrashManuscript()
  const t = (id: MessageId, title: string) => intl.formatMessage({ id }, { title })

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
  const tools = useManuscriptTools()
  const t = (id: MessageId) => intl.formatMessage({ id })
  return (manuscript: Manuscript): ContextMenuItem[] => {
    const { id, access, deletedAt } = manuscript
    const mayOwn = access === 'owner' || access === 'admin'
    const go = (panel?: Panel) => void navigate(href('editor.manuscript', { id }, { panel }))
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
        ...tools(manuscript, go).filter((item) => item.id === 'share'),
        erase,
      ]
    }
    return [
      { id: 'open', label: t('manuscripts.menu.open'), icon: BookOpen, action: () => go() },
      ...tools(manuscript, go),
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

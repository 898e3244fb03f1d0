import { MAX_CHANGED_ITEMS } from '@contract/item-types.ts'
import { useIntl } from 'react-intl'
import { refusalText } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { type KeywordAction, useKeywordAction } from '../../api/keywords.ts'
import type { KeywordEntry } from '../../model/keyword-entries.ts'

/** The changes of keywords with their questions, toasts and undo; each resolves to whether it was done. */
export function useKeywordChanges(manuscriptId: string, entries: readonly KeywordEntry[]) {
  const intl = useIntl()
  const t = useT('manuscripts.keywords')
  const confirm = useConfirm()
  const { mutateAsync } = useKeywordAction(manuscriptId)
  const find = (name: string) => entries.find((entry) => entry.name === name)

  const run = async (change: KeywordAction) => {
    try {
      return await mutateAsync(change)
    } catch (error) {
      toast.error({
        title: t('failed'),
        description:
          refusalText(intl, error) ?? intl.formatMessage({ id: 'manuscripts.failed.nothing-changed' }),
      })
      return null
    }
  }

  async function replace({ name, colour }: KeywordEntry, to: string | null, done: string): Promise<boolean> {
    // The colour goes with the keyword, so that only a coloured one has colours to restore.
    const former = to === null ? [] : [{ name: to, colour: find(to)?.colour ?? null }]
    const colours = colour === null ? [] : [{ name, colour }, ...former]
    const items = await run({ action: 'replace', name, to })
    if (!items) return false
    if (items.length > MAX_CHANGED_ITEMS) toast.success({ title: done })
    else
      toast.undo(
        done,
        intl.formatMessage({ id: 'manuscripts.undo' }),
        () => void run({ action: 'restore', items, colours }),
      )
    return true
  }

  async function merge(entry: KeywordEntry, to: string): Promise<boolean> {
    const { name, items } = entry
    const isSure = await confirm({
      title: t('merge-heading', { name, to }),
      body: t('merge-body', { name, to, count: items.length }),
      confirmLabel: t('merge'),
    })
    return isSure && replace(entry, to, t('merged', { name, to }))
  }

  return {
    merge,
    /** Renames a keyword; the name of another one merges both, after a question. */
    rename(entry: KeywordEntry, to: string): Promise<boolean> {
      if (find(to)) return merge(entry, to)
      return replace(entry, to, t('renamed', { name: entry.name, to }))
    },
    async remove(entry: KeywordEntry): Promise<boolean> {
      const { name, items } = entry
      const isSure = await confirm({
        title: t('delete-heading', { name }),
        body: t('delete-body', { count: items.length }),
        confirmLabel: t('delete'),
        isDanger: true,
      })
      return isSure && replace(entry, null, t('deleted', { name }))
    },
    paint: async (name: string, colour: string | null) =>
      (await run({ action: 'colour', name, colour })) !== null,
  }
}
export type KeywordChanges = ReturnType<typeof useKeywordChanges>

import type { HistoryText } from '@contract/manuscript-history.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { manuscriptKeys } from '@/features/manuscripts/api/keys.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { runSeveral } from '@/lib/queries/run-several.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { type RestoreResult, restoreText, undoRestore } from '../api/history.ts'

type Titled = Pick<HistoryText, 'itemId' | 'title'>
const nothing = () => undefined

/** Restores texts and offers the undo; a text that fails leaves the others alone and is named. */
export function useRestoreTexts(manuscriptId: string) {
  const client = useQueryClient()
  const t = useT('manuscript-history')
  const [isRestoring, setRestoring] = useState(false)

  const run = async <T extends Titled>(texts: readonly T[], work: (text: T) => Promise<RestoreResult>) => {
    setRestoring(true)
    const results = await runSeveral(texts, work, nothing)
    await refetch(client, { queryKey: manuscriptKeys.of(manuscriptId) })
    setRestoring(false)
    const failed = texts.filter((_, at) => 'problem' in (results[at] ?? {}))
    if (failed.length > 0)
      toast.error({
        title: t('failed', { count: failed.length }),
        description: failed.map(({ title }) => title || t('untitled')).join(', '),
      })
    return texts.flatMap(({ itemId, title }, at) => {
      const result = results[at]
      return result && 'revision' in result ? [{ itemId, title, revision: result.revision }] : []
    })
  }

  const restore = async (texts: readonly HistoryText[]): Promise<void> => {
    const restored = await run(texts, (text) => restoreText(manuscriptId, text))
    if (restored.length === 0) return
    toast.undo(t('restored', { count: restored.length }), t('undo'), () => {
      void run(restored, ({ itemId, revision }) => undoRestore(manuscriptId, itemId, revision))
    })
  }
  return { restore, isRestoring }
}

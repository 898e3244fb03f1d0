import { Button, Flex, Text } from '@chakra-ui/react'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { compileOrder } from '@/features/export/shared/compile-order.ts'
import type { OpenManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { changedTextsQuery, type HistoryComparison } from '../api/history.ts'
import { ChangedTextCard } from './changed-text-card.tsx'
import { useRestoreTexts } from './use-restore-texts.ts'

/** A restore of a whole book has thousands of texts; few are looked at. */
const SHOWN_AT_ONCE = 100

type DayChangesProps = {
  manuscript: ManuscriptDetail
  tree: OpenManuscript['tree']
  day: string
  compare: HistoryComparison
  canWrite: boolean
}

/** The texts that were changed on a day, or that differ from its end, which can be restored. */
export function DayChanges({ manuscript, tree, day, compare, canWrite }: DayChangesProps) {
  const { id, language } = manuscript
  const t = useT('manuscript-history')
  const intl = useIntl()
  const confirm = useConfirm()
  const query = useQuery(changedTextsQuery(id, day, compare))
  const { restore: restoreTexts, isRestoring } = useRestoreTexts(id)
  const summary = useRef<HTMLParagraphElement>(null)
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const places = useMemo(() => new Map(compileOrder(tree).map((item, at) => [item.id, at])), [tree])
  const texts = useMemo(
    () => [...(query.data ?? [])].sort((a, b) => (places.get(a.itemId) ?? 0) - (places.get(b.itemId) ?? 0)),
    [query.data, places],
  )
  const date = formatDate(intl, day, 'day')
  const canRestore = canWrite && compare === 'since'

  const restore = async (restored: typeof texts) => {
    await restoreTexts(restored)
    // The pressed button is gone with its text.
    summary.current?.focus()
  }
  const restoreAll = async () => {
    const isSure = await confirm({
      title: t('restore-all.ask', { count: texts.length }),
      body: t('restore-all.body', { date }),
      confirmLabel: t('restore-all', { count: texts.length }),
    })
    if (isSure) await restore(texts)
  }

  return (
    <>
      {query.isPending ? <RowsSkeleton rows={4} height="64px" /> : null}
      {query.isError ? (
        <ErrorState level="h3" onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {query.data ? (
        <Flex gap="3" wrap="wrap" align="center" justify="space-between">
          <Text ref={summary} tabIndex={-1} color="fg.muted">
            {t(`summary.${compare}`, { count: texts.length, date })}
          </Text>
          {canRestore && texts.length > 1 ? (
            <Button variant="outline" loading={isRestoring} onClick={() => void restoreAll()}>
              {t('restore-all', { count: texts.length })}
            </Button>
          ) : null}
        </Flex>
      ) : null}
      {texts.slice(0, shown).map((text) => (
        <ChangedTextCard
          key={`${text.itemId} ${compare}`}
          manuscriptId={id}
          language={tree.byId.get(text.itemId)?.language ?? language}
          text={text}
          {...(canRestore ? { onRestore: () => restore([text]) } : {})}
          isDisabled={isRestoring}
        />
      ))}
      {texts.length > shown ? (
        <Button variant="ghost" alignSelf="center" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {t('more', { count: texts.length - shown })}
        </Button>
      ) : null}
    </>
  )
}

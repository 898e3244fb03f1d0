import { Button, Grid } from '@chakra-ui/react'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import type { WritingProgress } from '@contract/writing.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { usePageTitle } from '@/lib/routing/page-title.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { PageFrame } from '@/ui/layout/page.tsx'
import { StatCard } from '@/ui/layout/stat-card.tsx'
import { DaysChart } from './days-chart.tsx'
import { TargetsDialog } from './targets-dialog.tsx'

type ProgressScreenProps = { manuscript: ManuscriptDetail; progress: WritingProgress; canWrite: boolean }

/** The words of today, what is needed, the streak, and the last days. */
export function ProgressScreen({ manuscript, progress, canWrite }: ProgressScreenProps) {
  const { id, title } = manuscript
  const { targets, today, total, neededPerDay, daysLeft, streak } = progress
  const { unit } = targets
  const t = useT('writing')
  const intl = useIntl()
  usePageTitle(t('of', { title }))
  const [isOpen, setOpen] = useState(false)
  const number = (amount: number) => intl.formatNumber(amount)
  const goal = targets.total ?? (unit === 'words' ? manuscript.target : null)
  const reached = (amount: number, target: number | null) => {
    if (target === null) return undefined
    const isReached = amount >= target
    return {
      words: isReached
        ? t('reached', { target: number(target) })
        : t('left', { left: number(target - amount), target: number(target) }),
      tone: isReached ? ('good' as const) : ('neutral' as const),
    }
  }
  const neutral = (words: string) => ({ words, tone: 'neutral' as const })
  return (
    <PageFrame
      title={t('of', { title })}
      description={t('description')}
      actions={
        <>
          <Button asChild variant="outline">
            <Link to={href('editor.manuscript', { id })}>{t('back')}</Link>
          </Button>
          {canWrite ? <Button onClick={() => setOpen(true)}>{t('set')}</Button> : null}
        </>
      }
    >
      <Grid templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }} gap="4">
        <StatCard
          label={t(`today.${unit}`)}
          value={number(today[unit])}
          change={reached(today[unit], targets.day)}
        />
        <StatCard
          label={t('needed')}
          value={neededPerDay === null ? '–' : number(neededPerDay)}
          change={neutral(
            targets.deadline === null
              ? t('needed.none')
              : t('needed.days', {
                  days: daysLeft ?? 0,
                  deadline: formatDate(intl, targets.deadline, 'day'),
                }),
          )}
        />
        <StatCard
          label={t('streak')}
          value={t('streak.days', { days: streak.current })}
          change={neutral(t('streak.longest', { days: streak.longest }))}
        />
        <StatCard label={t(`total.${unit}`)} value={number(total)} change={reached(total, goal)} />
      </Grid>
      <DaysChart days={progress.days} targets={targets} />
      {isOpen ? (
        <TargetsDialog
          manuscriptId={id}
          targets={targets}
          manuscriptTarget={manuscript.target}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </PageFrame>
  )
}

import { Button, Grid } from '@chakra-ui/react'
import type { HistoryDay } from '@contract/manuscript-history.ts'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { Link, useSearchParams } from 'react-router-dom'
import type { OpenManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { usePageTitle } from '@/lib/routing/page-title.ts'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { DayList } from './day-list.tsx'
import { DayPanel } from './day-panel.tsx'

type HistoryScreenProps = {
  manuscript: ManuscriptDetail
  tree: OpenManuscript['tree']
  days: readonly HistoryDay[]
  canWrite: boolean
}

/** The days of a manuscript, and the changes of the chosen one, by default the last. */
export function HistoryScreen({ manuscript, tree, days, canWrite }: HistoryScreenProps) {
  const { id, title } = manuscript
  const t = useT('manuscript-history')
  usePageTitle(t('of', { title }))
  const [search] = useSearchParams()
  const asked = search.get('day')
  const chosen = days.find(({ day }) => day === asked) ?? days[0]
  return (
    <PageFrame
      title={t('of', { title })}
      description={t('description')}
      actions={
        <Button asChild variant="outline">
          <Link to={href('editor.manuscript', { id })}>{t('back')}</Link>
        </Button>
      }
    >
      {chosen ? (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '260px minmax(0, 1fr)' }}
          gap={{ base: '5', lg: '8' }}
        >
          <DayList days={days} chosen={chosen.day} />
          <DayPanel
            key={chosen.day}
            manuscript={manuscript}
            tree={tree}
            day={chosen.day}
            canWrite={canWrite}
          />
        </Grid>
      ) : (
        <EmptyState title={t('none')} body={t('none.body')} />
      )}
    </PageFrame>
  )
}

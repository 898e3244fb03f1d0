import { Link as ChakraLink } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { Goal } from './goal.tsx'
import type { Goals } from './use-writing-goals.ts'

/** The words of today with their target; they link to the progress. */
export function DayGoal({ goals, manuscriptId }: { goals: Goals; manuscriptId: string }) {
  const t = useT('editor.footer.goal')
  const { today, dayTarget } = goals
  return (
    <ChakraLink asChild color="inherit" title={t('link')}>
      <Link to={href('writing.manuscript', { id: manuscriptId })}>
        <Goal text={t('day', { amount: today, target: dayTarget })} amount={today} target={dayTarget} />
      </Link>
    </ChakraLink>
  )
}

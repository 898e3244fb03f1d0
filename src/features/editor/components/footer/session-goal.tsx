import { useT } from '@/lib/i18n/use-t.ts'
import { Goal } from './goal.tsx'
import type { Goals } from './use-writing-goals.ts'

/** The words of this session with their target. */
export function SessionGoal({ goals }: { goals: Goals }) {
  const t = useT('editor.footer.goal')
  const { session, sessionTarget } = goals
  return (
    <Goal
      text={t('session', { amount: session, target: sessionTarget })}
      amount={session}
      target={sessionTarget}
    />
  )
}

import type { AcademyDashboard } from '@contract/demo/dashboards/academy.ts'

type Learner = Pick<AcademyDashboard['learner'], 'completed' | 'courses' | 'minutesDone' | 'tasksDone'>

const MINUTES_OF_LEVEL = 60

/** The level of a learner: one for every hour learned, from level 1. */
export function learnerLevel(minutesDone: number): { level: number; share: number; minutesLeft: number } {
  const rest = minutesDone % MINUTES_OF_LEVEL
  return {
    level: Math.floor(minutesDone / MINUTES_OF_LEVEL) + 1,
    share: rest / MINUTES_OF_LEVEL,
    minutesLeft: MINUTES_OF_LEVEL - rest,
  }
}

/** The awards of the academy with the learner's progress, which never exceeds the goal. */
export function learnerAwards({ completed, minutesDone, tasksDone }: Learner) {
  const hours = Math.floor(minutesDone / 60)
  return (
    [
      { id: 'tasks', goal: 50, reached: tasksDone },
      { id: 'course', goal: 1, reached: completed },
      { id: 'courses', goal: 10, reached: completed },
      { id: 'hours', goal: 5, reached: hours },
    ] as const
  ).map(({ id, goal, reached }) => ({
    id,
    goal,
    reached: Math.min(reached, goal),
    isEarned: reached >= goal,
  }))
}

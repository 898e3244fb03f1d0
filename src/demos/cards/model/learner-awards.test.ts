import { describe, expect, it } from 'vitest'
import { learnerAwards, learnerLevel } from './learner-awards.ts'

describe('learnerLevel', () => {
  it('R-501: starts at level 1 and rises by one for every hour', () => {
    expect(learnerLevel(0)).toEqual({ level: 1, share: 0, minutesLeft: 60 })
    expect(learnerLevel(59).level).toBe(1)
    expect(learnerLevel(90)).toEqual({ level: 2, share: 0.5, minutesLeft: 30 })
  })
})

describe('learnerAwards', () => {
  const learner = { courses: 20, completed: 1, minutesDone: 59, tasksDone: 49 }

  it('R-501: earns an award when its goal is reached', () => {
    expect(learnerAwards(learner).filter(({ isEarned }) => isEarned)).toEqual([
      { id: 'course', goal: 1, reached: 1, isEarned: true },
    ])
    expect(learnerAwards({ ...learner, tasksDone: 50 })[0]?.isEarned).toBe(true)
  })

  it('R-501: shows no more progress than the goal', () => {
    expect(learnerAwards({ ...learner, completed: 14 }).map(({ reached }) => reached)).toEqual([49, 1, 10, 0])
  })
})

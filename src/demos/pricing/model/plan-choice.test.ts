import { PLAN_PRICES, planCents } from '@contract/demo/plan-terms.ts'
import { describe, expect, it } from 'vitest'
import { readPlanChoice } from './plan-choice.ts'

describe('readPlanChoice (R-426)', () => {
  it('reads the choice of a URL and replaces what is not offered', () => {
    const read = (text: string) => readPlanChoice(new URLSearchParams(text))
    expect(read('plan=company&period=yearly&method=Bank+Transfer')).toEqual({
      plan: 'company',
      period: 'yearly',
      method: 'Bank Transfer',
    })
    expect(read('plan=enterprise&period=never&method=Visa')).toEqual({
      plan: 'team',
      period: 'monthly',
      method: 'Invoice',
    })
  })
})

describe('planCents (R-441)', () => {
  it('is the price of the one list', () => {
    expect(planCents('team', 'yearly')).toBe(PLAN_PRICES.team?.yearlyCents)
    expect(planCents('company', 'monthly')).toBe(PLAN_PRICES.company?.monthlyCents)
    expect(planCents('enterprise', 'monthly')).toBeNull()
  })
})

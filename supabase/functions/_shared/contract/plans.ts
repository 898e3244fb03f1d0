import type { Plan } from './account.ts'

export const PLAN_PERIODS = ['monthly', 'yearly'] as const
export type PlanPeriod = (typeof PLAN_PERIODS)[number]
/** The payment methods of an ordered plan; neither takes card data. */
export const PLAN_METHODS = ['Invoice', 'Bank Transfer'] as const

/** The plans with a price, which can be ordered without an account. */
export const ORDERABLE_PLANS = ['team', 'company'] as const satisfies readonly Plan[]
export type OrderablePlan = (typeof ORDERABLE_PLANS)[number]

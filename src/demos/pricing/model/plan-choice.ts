import {
  ORDERABLE_PLANS,
  type OrderablePlan,
  PLAN_METHODS,
  PLAN_PERIODS,
  type PlanPeriod,
} from '@contract/plans.ts'

/** The plan and period chosen before the checkout, kept in the URL of each page. */
export type PlanChoice = {
  plan: OrderablePlan
  period: PlanPeriod
  method: (typeof PLAN_METHODS)[number]
}

const one = <T extends string>(values: readonly T[], given: string | null, otherwise: T): T =>
  values.find((value) => value === given) ?? otherwise

/** Reads the choice of a URL; a value that is not offered is the first one. */
export const readPlanChoice = (search: URLSearchParams): PlanChoice => ({
  plan: one(ORDERABLE_PLANS, search.get('plan'), 'team'),
  period: one(PLAN_PERIODS, search.get('period'), 'monthly'),
  method: one(PLAN_METHODS, search.get('method'), 'Invoice'),
})

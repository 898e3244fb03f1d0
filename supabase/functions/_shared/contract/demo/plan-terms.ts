import type { Plan } from '../account.ts'
import type { PlanPeriod } from '../plans.ts'

/** The price of a plan in cents; null is a plan whose price is agreed on. A year costs ten months. */
export const PLAN_PRICES: Readonly<Record<Plan, { monthlyCents: number; yearlyCents: number } | null>> = {
  basic: { monthlyCents: 0, yearlyCents: 0 },
  team: { monthlyCents: 29_00, yearlyCents: 290_00 },
  company: { monthlyCents: 99_00, yearlyCents: 990_00 },
  enterprise: null,
}

/** The limits of a plan; null is without a limit. */
type PlanTerms = {
  people: number | null
  requestsPerMonth: number | null
  /** The working hours in which a request is answered. */
  answerHours: number
  /** The rounds of revision of each delivery. */
  revisions: number | null
  hasContactPerson: boolean
  hasOwnGlossary: boolean
}

/** The terms of each plan, for the comparison. */
export const PLAN_TERMS: Readonly<Record<Plan, PlanTerms>> = {
  basic: {
    people: 1,
    requestsPerMonth: 3,
    answerHours: 48,
    revisions: 1,
    hasContactPerson: false,
    hasOwnGlossary: false,
  },
  team: {
    people: 5,
    requestsPerMonth: 15,
    answerHours: 24,
    revisions: 2,
    hasContactPerson: false,
    hasOwnGlossary: true,
  },
  company: {
    people: 25,
    requestsPerMonth: 60,
    answerHours: 8,
    revisions: 3,
    hasContactPerson: true,
    hasOwnGlossary: true,
  },
  enterprise: {
    people: null,
    requestsPerMonth: null,
    answerHours: 4,
    revisions: null,
    hasContactPerson: true,
    hasOwnGlossary: true,
  },
}

/** The price of a plan for a period in cents; null for a plan whose price is agreed on. */
export const planCents = (plan: Plan, period: PlanPeriod): number | null =>
  PLAN_PRICES[plan]?.[period === 'monthly' ? 'monthlyCents' : 'yearlyCents'] ?? null

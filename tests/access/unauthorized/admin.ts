import { answers, type UnauthorizedCalls } from './unauthorized-call.ts'

export const adminUnauthorizedCalls: UnauthorizedCalls = {
  admin_dashboard: (tx) =>
    answers(tx`select private.admin_dashboard(current_date, 30) as answer`, [{ answer: null }]),
}

import { answers, type Strangers } from './unauthorized-call.ts'

export const adminStrangers: Strangers = {
  admin_dashboard: (tx) =>
    answers(tx`select private.admin_dashboard(current_date, 30) as answer`, [{ answer: null }]),
}

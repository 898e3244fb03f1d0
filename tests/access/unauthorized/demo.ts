import { answers, type UnauthorizedCalls } from './unauthorized-call.ts'

export const demoUnauthorizedCalls: UnauthorizedCalls = {
  demo_matches: (tx) =>
    answers(tx`select private.demo_matches('customers', '%a%', 5) as answer`, [{ answer: [] }]),
}

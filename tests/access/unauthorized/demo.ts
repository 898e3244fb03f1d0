import { answers, type Strangers } from './unauthorized-call.ts'

export const demoStrangers: Strangers = {
  demo_matches: (tx) =>
    answers(tx`select private.demo_matches('customers', '%a%', 5) as answer`, [{ answer: [] }]),
}

import { useState } from 'react'
import { useSession } from '@/features/auth/api/session.ts'
import type { Decisions } from '../model/correction-edits.ts'
import { decisionStore } from '../model/decision-store.ts'

/** The decisions about corrections, which a reload keeps. */
export function useDecisions(manuscriptId: string) {
  const userId = useSession().user?.uid ?? ''
  const store = decisionStore(userId, manuscriptId)
  const [decisions, setDecisions] = useState<Decisions>(() => store.load() ?? {})
  const change = (next: Decisions) => {
    setDecisions(next)
    store.save(next)
  }
  return {
    decisions,
    /** Decides about some corrections; deciding again takes the decision back. */
    decide(ids: readonly string[], decision: 'accept' | 'refuse') {
      const isBack = ids.length === 1 && decisions[ids[0] ?? ''] === decision
      const rest = Object.entries(decisions).filter(([id]) => !ids.includes(id))
      change(Object.fromEntries(isBack ? rest : [...rest, ...ids.map((id) => [id, decision] as const)]))
    },
    forget: (ids: readonly string[]) =>
      change(Object.fromEntries(Object.entries(decisions).filter(([id]) => !ids.includes(id)))),
  }
}

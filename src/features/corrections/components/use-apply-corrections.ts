import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AppliedItem, applyItem } from '../api/apply-item.ts'
import { correctionEdits, type Decisions } from '../model/correction-edits.ts'
import type { ItemCorrections } from '../model/corrections-types.ts'

export type Applying =
  | { step: 'idle' }
  | { step: 'running'; done: number; total: number }
  | { step: 'done'; saved: number; problems: { title: string; result: Exclude<AppliedItem, 'saved'> }[] }

type Apply = {
  items: readonly ItemCorrections[]
  decisions: Decisions
  revisionName: string
  onSaved: (found: ItemCorrections) => void
}

/** Applies the accepted corrections item by item; an item that fails leaves the others alone. */
export function useApplyCorrections(manuscriptId: string) {
  const client = useQueryClient()
  const [state, setState] = useState<Applying>({ step: 'idle' })
  const apply = async ({ items, decisions, revisionName, onSaved }: Apply) => {
    const chosen = items.filter((found) => {
      const { edits, notes, threads } = correctionEdits(found, decisions)
      return edits.length + notes.length + threads.length > 0
    })
    const problems: Extract<Applying, { step: 'done' }>['problems'] = []
    for (const [done, found] of chosen.entries()) {
      setState({ step: 'running', done, total: chosen.length })
      const result = await applyItem(client, manuscriptId, found, decisions, revisionName)
      if (result === 'saved') onSaved(found)
      else problems.push({ title: found.item.title, result })
    }
    setState({ step: 'done', saved: chosen.length - problems.length, problems })
  }
  return { state, apply, reset: () => setState({ step: 'idle' }) }
}

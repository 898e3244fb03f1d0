import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from '@/features/auth/api/session.ts'
import { manuscriptKeys } from '@/features/manuscripts/api/keys.ts'
import { refetch } from '@/lib/queries/refetch.ts'
import { runSeveral } from '@/lib/queries/run-several.ts'
import { askBeforeUnload } from '@/lib/routing/ask-before-unload.ts'
import { type ReplaceProblem, replaceItem, undoItem } from '../api/replace-item.ts'
import type { FoundItem } from '../model/find-in-items.ts'
import type { HitField } from '../model/find-query.ts'
import { type LastReplacement, lastReplacement, type ReplacedItem } from '../model/last-replacement.ts'
import { type ReplaceBy, replacedFields } from '../model/replaced-fields.ts'

export type Problems = readonly { title: string; problem: ReplaceProblem }[]
export type Replacing =
  | { step: 'idle' }
  | { step: 'running'; kind: 'replace' | 'undo'; done: number; total: number }
  | { step: 'done'; kind: 'replace' | 'undo'; count: number; problems: Problems }

type Replace = { items: readonly FoundItem[]; find: string; by: ReplaceBy; revisionName: string }

/** Replaces hits item by item and undoes it; an item that fails leaves the others alone. */
export function useReplace(manuscriptId: string) {
  const client = useQueryClient()
  const userId = useSession().user?.uid ?? ''
  const store = lastReplacement(userId, manuscriptId)
  const [last, setLast] = useState<LastReplacement | null>(() => store.load())
  const [state, setState] = useState<Replacing>({ step: 'idle' })
  const isRunning = state.step === 'running'
  useEffect(() => (isRunning ? askBeforeUnload(() => true) : undefined), [isRunning])

  const remember = (replacement: LastReplacement) => {
    const isEmpty = replacement.items.length === 0
    setLast(isEmpty ? null : replacement)
    if (isEmpty) store.clear()
    else store.save(replacement)
  }
  const progress = (kind: 'replace' | 'undo', total: number) => (done: number) =>
    setState({ step: 'running', kind, done, total })

  const replace = async ({ items, find, by, revisionName }: Replace) => {
    const planned = items.map(({ item, hits }) => {
      const { id, title, revision, synopsis, notesContent } = item
      const has = (field: HitField) => hits.some((hit) => hit.field === field)
      const old = { ...(has('synopsis') ? { synopsis } : {}), ...(has('notes') ? { notesContent } : {}) }
      const record: ReplacedItem = { id, title, keptId: crypto.randomUUID(), revision: revision + 1, old }
      return { item, hits, record }
    })
    const replacement = { find, by: by.text, hits: items.reduce((sum, one) => sum + one.hits.length, 0) }
    // Stored before the first call, so that the undo of a replacement that a reload interrupts is not lost.
    remember({ ...replacement, items: planned.map(({ record }) => record) })
    progress('replace', planned.length)(0)
    const results = await runSeveral(
      planned,
      ({ item, hits, record }) =>
        replaceItem(manuscriptId, item, () => replacedFields(item, hits, by), {
          id: record.keptId,
          name: revisionName,
        }),
      progress('replace', planned.length),
    )
    const written: ReplacedItem[] = []
    const problems: Problems[number][] = []
    let count = 0
    for (const [index, { record, hits }] of planned.entries()) {
      const result = results[index]
      if (!result) continue
      if ('problem' in result) problems.push({ title: record.title, problem: result.problem })
      else {
        written.push({ ...record, revision: result.revision })
        count += hits.length
      }
    }
    void refetch(client, { queryKey: manuscriptKeys.of(manuscriptId) })
    remember({ ...replacement, hits: count, items: written })
    setState({ step: 'done', kind: 'replace', count: written.length, problems })
  }

  const undo = async () => {
    if (!last) return
    const { items } = last
    progress('undo', items.length)(0)
    const results = await runSeveral(
      items,
      (item) => undoItem(manuscriptId, item),
      progress('undo', items.length),
    )
    const problems = items.flatMap(({ title }, index) => {
      const problem = results[index]
      return problem ? [{ title, problem }] : []
    })
    void refetch(client, { queryKey: manuscriptKeys.of(manuscriptId) })
    // A failed call can be repeated; an item that was changed since keeps its text.
    remember({ ...last, items: items.filter((_, index) => results[index] === 'failed') })
    setState({ step: 'done', kind: 'undo', count: items.length - problems.length, problems })
  }

  return {
    state,
    last,
    replace,
    undo,
    /** Ends the message about a finished replacement, before the next search. */
    reset: () => setState({ step: 'idle' }),
    /** Gives the undo up. */
    dismiss() {
      setLast(null)
      store.clear()
      setState({ step: 'idle' })
    },
  }
}

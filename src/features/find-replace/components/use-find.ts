import { useEffect, useRef, useState } from 'react'
import { compileOrder } from '@/features/export/shared/compile-order.ts'
import type { OpenManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { reportError } from '@/lib/browser/report-error.ts'
import { textPages } from '../api/texts.ts'
import { type Found, findInItems } from '../model/find-in-items.ts'
import { type FindQuery, type HitField, serverFilter } from '../model/find-query.ts'
import { createTextFinder, FindProblem } from '../model/text-finder.ts'

/** A search: its words and the fields. */
export type FindRequest = { query: FindQuery; fields: readonly HitField[] }

export type FindState =
  | { step: 'idle' }
  | { step: 'searching'; read: number }
  | { step: 'found'; request: FindRequest; found: Found }
  | { step: 'failed'; code: FindProblem['code'] | 'connection' }

/** Searches the texts of a manuscript; a new search ends the one before. */
export function useFind(manuscriptId: string, tree: OpenManuscript['tree']) {
  const [state, setState] = useState<FindState>({ step: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const find = async (request: FindRequest) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const show = (next: FindState) => {
      if (!signal.aborted) setState(next)
    }
    show({ step: 'searching', read: 0 })
    const finder = createTextFinder()
    signal.addEventListener('abort', finder.end, { once: true })
    try {
      const found = await findInItems({
        ...request,
        pages: textPages(manuscriptId, serverFilter(request.query), signal),
        order: compileOrder(tree).map(({ id }) => id),
        finder,
        onRead: (read) => show({ step: 'searching', read }),
      })
      show({ step: 'found', request, found })
    } catch (error) {
      if (signal.aborted) return
      show({ step: 'failed', code: error instanceof FindProblem ? error.code : 'connection' })
      if (!(error instanceof FindProblem)) reportError(error, { while: 'searching a manuscript' })
    } finally {
      finder.end()
    }
  }
  return {
    state,
    find,
    forget: () => {
      running.current?.abort()
      setState({ step: 'idle' })
    },
  }
}

import type { Output } from '@contract/outputs.ts'
import { useState } from 'react'
import { useQueryValues } from '@/lib/routing/use-query-values.ts'
import { choicesOf } from '../model/output-choices.ts'

const parameter = 'output'

/** The open output; `isStored` is false for the first choices of a manuscript that has no output yet. */
export type OpenOutput = { output: Output; isStored: boolean; open: (id: string | null) => void }

const lastExported = (outputs: readonly Output[]) =>
  [...outputs].sort((a, b) => (b.exportedAt ?? '').localeCompare(a.exportedAt ?? ''))[0]

/**
 * The output of the URL (`?output=`), else the one that was exported last when the page opened. A manuscript without
 * outputs shows choices that become its first output with the first export.
 */
export function useOpenOutput(outputs: readonly Output[], language: string, name: string): OpenOutput {
  const [search, changeQuery] = useQueryValues()
  const [firstId] = useState(() => lastExported(outputs)?.id)
  const [unstored] = useState(
    (): Output => ({
      ...choicesOf('manuscript', language),
      id: crypto.randomUUID(),
      name,
      replaced: [],
      exportedAt: null,
      weekly: null,
      revision: 0,
    }),
  )
  const find = (wanted: string | null | undefined) => outputs.find(({ id }) => id === wanted)
  const stored = find(search.get(parameter)) ?? find(firstId) ?? outputs[0]
  return {
    output: stored ?? unstored,
    isStored: stored !== undefined,
    open: (id) => changeQuery({ [parameter]: id }),
  }
}

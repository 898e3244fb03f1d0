import type { CompileSource } from '@compile/compile-source.ts'
import { selectItems } from '@compile/select-items.ts'
import type { CompileChoices } from '@contract/compile.ts'
import type { Output } from '@contract/outputs.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRefetchOnEvent } from '@/lib/realtime/use-refetch-on-event.ts'
import { outputChangesQuery, outputKeys } from '../api/outputs.ts'
import { changedUnits, type UnitChanges, unitFinder } from '../model/book-units.ts'

/** The changed chapters of an output, and those of the whole manuscript to mark. */
export type OutputChangeState = UnitChanges & { marked: ReadonlySet<string> }

/** The chapters that changed since the last export of an output; null before the first one and while loading. */
export function useOutputChanges(
  manuscriptId: string,
  output: Output,
  source: Omit<CompileSource, 'texts'>,
  choices: CompileChoices,
): OutputChangeState | null {
  useRefetchOnEvent(`manuscript:${manuscriptId}`, 'items', outputKeys.changes(manuscriptId))
  const { data } = useQuery(outputChangesQuery(manuscriptId, output))
  return useMemo(() => {
    if (!data) return null
    const unitOf = unitFinder(source.items)
    return { ...changedUnits(selectItems(source, choices), unitOf, data), marked: new Set(data.map(unitOf)) }
  }, [data, source, choices])
}

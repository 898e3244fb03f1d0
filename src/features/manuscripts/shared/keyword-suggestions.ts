import { foldAccents } from '@contract/fold-accents.ts'
import type { BinderTree } from '../model/tree.ts'

const MOST = 8

/** A keyword to choose; a new one is the typed text, which no item has. */
export type KeywordSuggestion = { keyword: string; isNew: boolean }

/**
 * The keywords of other items for a typed text: those that begin with it before those that contain it. The typed
 * text comes first, unless a keyword differs from it by case or accents only. Empty when only the typed text is left.
 */
export function keywordSuggestions(
  tree: BinderTree,
  typed: string,
  taken: readonly string[],
): readonly KeywordSuggestion[] {
  const text = typed.trim()
  const folded = foldAccents(text)
  if (folded === '') return []
  const known = new Set<string>()
  for (const item of tree.byId.values()) if (!item.inTrash) for (const name of item.keywords) known.add(name)
  for (const name of taken) known.delete(name)
  const found = [...known]
    .map((name) => ({ name, at: foldAccents(name).indexOf(folded) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Math.min(a.at, 1) - Math.min(b.at, 1) || a.name.length - b.name.length)
    .slice(0, MOST)
    .map(({ name }) => ({ keyword: name, isNew: false }))
  const isNew = found[0] !== undefined && foldAccents(found[0].keyword) !== folded
  return isNew ? [{ keyword: text, isNew }, ...found] : found
}

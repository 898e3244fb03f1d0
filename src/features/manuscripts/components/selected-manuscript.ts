import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createStore, useStore } from '@/lib/external-store.ts'
import { manuscriptsQuery } from '../api/manuscripts.ts'

const key = 'quillport:selected-manuscript'

function recall(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Forbidden storage: nothing is remembered.
    return null
  }
}

const store = createStore<string | null>(recall())

/** Remembers on this device which manuscript one works on. */
export function selectManuscript(id: string): void {
  store.set(id)
  try {
    localStorage.setItem(key, id)
  } catch {
    // Forbidden storage: remembered for this visit only.
  }
}

/** The choice of manuscripts a switcher offers: the hundred changed last. */
export const switcherQuery = manuscriptsQuery({ itemsPerPage: 100, sortBy: 'updatedAt', orderBy: 'desc' })

/**
 * The manuscript one works on: the one the address names, else the one remembered, else the one changed last.
 * Opening a screen with a name in its address makes it the remembered one.
 */
export function useSelectedManuscript() {
  const [search] = useSearchParams()
  const asked = search.get('manuscript')
  const remembered = useStore(store)
  const list = useQuery(switcherQuery)
  const known = list.data?.manuscripts ?? []
  const isKnown = (id: string | null) => id !== null && known.some((manuscript) => manuscript.id === id)
  const id = asked ?? (isKnown(remembered) ? remembered : (known[0]?.id ?? null))
  useEffect(() => {
    if (asked !== null) selectManuscript(asked)
  }, [asked])
  return { ...list, id, manuscripts: known }
}

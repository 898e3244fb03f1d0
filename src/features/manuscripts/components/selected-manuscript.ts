import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createSetting } from '@/lib/create-setting.ts'
import { manuscriptsQuery } from '../api/manuscripts.ts'

/** The manuscript selected last on this device; each tab keeps its own until it is loaded again. */
const selectedId = createSetting<string | null>({
  key: 'quillport:selected-manuscript',
  medium: 'device',
  parse: (text) => text ?? null,
  format: (id) => id ?? '',
  isSynced: false,
})

/** Stores on this device which manuscript is selected. */
export const selectManuscript = (id: string): void => selectedId.set(id)

/** The choice of manuscripts a switcher offers: the hundred changed last. */
export const switcherQuery = manuscriptsQuery({ itemsPerPage: 100, sortBy: 'updatedAt', orderBy: 'desc' })

/**
 * The manuscript one works on: the one the address names, else the one remembered, else the one changed last.
 * Opening a screen with a name in its address makes it the remembered one.
 */
export function useSelectedManuscript() {
  const [search] = useSearchParams()
  const asked = search.get('manuscript')
  const remembered = selectedId.use()
  const list = useQuery(switcherQuery)
  const known = list.data?.manuscripts ?? []
  const isKnown = (id: string | null) => id !== null && known.some((manuscript) => manuscript.id === id)
  const id = asked ?? (isKnown(remembered) ? remembered : (known[0]?.id ?? null))
  useEffect(() => {
    if (asked !== null) selectManuscript(asked)
  }, [asked])
  return { ...list, id, manuscripts: known }
}

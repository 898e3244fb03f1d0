import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createSetting } from '@/lib/storage/create-setting.ts'
import { manuscriptsQuery } from '../api/manuscripts.ts'

/** The manuscript selected last on this device; each tab keeps its own until it is loaded again. */
const selectedId = createSetting<string | null>({
  key: 'quillport:selected-manuscript',
  parse: (text) => text ?? null,
  format: (id) => id ?? '',
  isSynced: false,
})

/** Stores on this device which manuscript is selected. */
export const selectManuscript = (id: string): void => selectedId.set(id)

/** The manuscripts of the switcher: the hundred changed last. */
export const switcherQuery = manuscriptsQuery({ itemsPerPage: 100, sortBy: 'updatedAt', orderBy: 'desc' })

/**
 * The selected manuscript: from the address, else the stored one, else the one changed last. An address that
 * names one also stores it.
 */
export function useSelectedManuscript() {
  const [search] = useSearchParams()
  const requested = search.get('manuscript')
  const remembered = selectedId.use()
  const list = useQuery(switcherQuery)
  const known = list.data?.manuscripts ?? []
  const isKnown = (id: string | null) => id !== null && known.some((manuscript) => manuscript.id === id)
  const id = requested ?? (isKnown(remembered) ? remembered : (known[0]?.id ?? null))
  useEffect(() => {
    if (requested !== null) selectManuscript(requested)
  }, [requested])
  return { ...list, id, manuscripts: known }
}

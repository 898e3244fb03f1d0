import type { Correspondent, PersonRef } from '@contract/people.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { useIsOnline } from '@/lib/online.ts'
import { useDebouncedValue } from '@/lib/use-debounced-value.ts'
import { type PeopleQuery, peopleKeys, peopleQuery } from '../api/people.ts'
import { knownPeople } from '../model/known-people.ts'

type Options = {
  value: readonly PersonRef[]
  onChange: (people: PersonRef[]) => void
  isStaffOnly: boolean
  isSingle: boolean
}

const toRef = ({ uid, name, email, avatar }: PersonRef): PersonRef => ({ uid, name, email, avatar })

/** State and keyboard handling of a people picker. */
export function usePersonPicker({ value, onChange, isStaffOnly, isSingle }: Options) {
  const [text, setText] = useState('')
  const debounced = useDebouncedValue(text.trim())
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const query = useQuery({ ...peopleQuery({ q: debounced, limit: 20, isStaffOnly }), enabled: isOpen })
  const client = useQueryClient()
  const isOnline = useIsOnline()
  const options = useMemo<readonly Correspondent[]>(() => {
    const chosen = new Set(value.map(({ uid }) => uid))
    // Offline, the options come from cached lists.
    const cached = () =>
      client.getQueriesData<Correspondent[]>({
        queryKey: peopleKeys.all,
        predicate: ({ queryKey: [, filter] }) =>
          typeof filter === 'object' && (!isStaffOnly || (filter as PeopleQuery).isStaffOnly === true),
      })
    const people = isOnline
      ? (query.data ?? [])
      : knownPeople(
          cached().map(([, list]) => list),
          debounced,
        )
    return people.filter(({ uid }) => !chosen.has(uid))
  }, [query.data, value, isOnline, client, debounced, isStaffOnly])
  const at = Math.min(active, Math.max(0, options.length - 1))

  const close = () => {
    setIsOpen(false)
    setActive(0)
  }
  const choose = (person: PersonRef) => {
    onChange(isSingle ? [toRef(person)] : [...value, toRef(person)])
    setText('')
    if (isSingle) close()
    else setActive(0)
  }
  const remove = (uid: string) => onChange(value.filter((person) => person.uid !== uid))

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return setIsOpen(true)
      const step = key === 'ArrowDown' ? 1 : -1
      return setActive((at + step + Math.max(1, options.length)) % Math.max(1, options.length))
    }
    if (key === 'Escape' && isOpen) {
      // Escape closes only the list, not the dialog around it.
      event.stopPropagation()
      return close()
    }
    if (key === 'Backspace' && text === '' && value.length > 0) return remove(value.at(-1)?.uid ?? '')
    const isWaiting = text.trim() !== debounced || (isOnline && query.isPlaceholderData)
    const chosen = options[at]
    if ((key === 'Enter' || key === ',' || key === ';') && !event.ctrlKey && !event.metaKey) {
      if (key === 'Enter' || text.trim() !== '') event.preventDefault()
      if (isOpen && chosen && !isWaiting && (key === 'Enter' || text.trim() !== '')) choose(chosen)
      return
    }
    if (key === 'Tab' && isOpen && chosen && text.trim() !== '' && !isWaiting) choose(chosen)
  }

  return {
    text,
    options,
    at,
    isOpen,
    query,
    open: () => setIsOpen(true),
    close,
    choose,
    remove,
    handleKey,
    setActive,
    type(next: string) {
      setText(next)
      setActive(0)
      setIsOpen(true)
    },
  }
}

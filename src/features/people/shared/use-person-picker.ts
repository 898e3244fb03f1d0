import type { Correspondent, PersonRef } from '@contract/people.ts'
import { onlineManager, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ClipboardEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useIsOnline } from '@/lib/browser/online.ts'
import { useDebouncedValue } from '@/lib/time/use-debounced-value.ts'
import { enteredPeopleQuery, type PeopleQuery, peopleKeys, peopleQuery } from '../api/people.ts'
import { knownPeople } from '../model/known-people.ts'
import { pastedPeople } from '../model/person-tokens.ts'
import { usePersonTokens } from './use-person-tokens.ts'

type Options = {
  value: readonly PersonRef[]
  onChange: (people: PersonRef[]) => void
  isStaffOnly: boolean
  isSingle: boolean
  projectId: string | undefined
  withTeams: boolean | undefined
}

/** Lets a form wait for the people of a picker before it is saved. */
export type PickerHandle = {
  /** Resolves to the people, or to null and an error at the field while a text is no person. */
  settle: () => Promise<PersonRef[] | null>
}

/** The people of the cached lists, for the time without a connection. */
const cachedPeople = (
  client: QueryClient,
  { isStaffOnly, projectId, withTeams }: Pick<Options, 'isStaffOnly' | 'projectId' | 'withTeams'>,
) =>
  client
    .getQueriesData<Correspondent[]>({
      queryKey: peopleKeys.all,
      predicate: ({ queryKey: [, filter] }) =>
        typeof filter === 'object' &&
        (filter as PeopleQuery).projectId === projectId &&
        (filter as PeopleQuery).mentionIn === undefined &&
        (!withTeams || (filter as PeopleQuery).withTeams === true) &&
        (!isStaffOnly || (filter as PeopleQuery).isStaffOnly === true),
    })
    .map(([, list]) => (withTeams ? list : list?.filter(({ isTeam }) => !isTeam)))

/** State and keyboard handling of a people picker. */
export function usePersonPicker({ value, onChange, isStaffOnly, isSingle, projectId, withTeams }: Options) {
  const [text, setText] = useState('')
  const debounced = useDebouncedValue(text.trim())
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [isUnresolved, setIsUnresolved] = useState(false)
  const query = useQuery({
    ...peopleQuery({ q: debounced, limit: 20, isStaffOnly, projectId, withTeams }),
    enabled: isOpen,
  })
  const client = useQueryClient()
  const isOnline = useIsOnline()
  const find = async (q: string): Promise<readonly Correspondent[]> => {
    if (!onlineManager.isOnline())
      return knownPeople(cachedPeople(client, { isStaffOnly, projectId, withTeams }), q)
    return client.fetchQuery(enteredPeopleQuery({ q, limit: 20, isStaffOnly, projectId, withTeams }))
  }
  const tokens = usePersonTokens({ value, isSingle, onChange, find })
  const latestText = useRef(text)
  const options = useMemo<readonly Correspondent[]>(() => {
    const chosen = new Set(value.map(({ uid }) => uid))
    const people = isOnline
      ? (query.data ?? [])
      : knownPeople(cachedPeople(client, { isStaffOnly, projectId, withTeams }), debounced)
    return people.filter(({ uid }) => !chosen.has(uid))
  }, [query.data, value, isOnline, client, debounced, isStaffOnly, projectId, withTeams])
  const at = Math.min(active, Math.max(0, options.length - 1))

  const close = () => {
    setIsOpen(false)
    setActive(0)
  }
  const write = (next: string) => {
    latestText.current = next
    setText(next)
    setIsUnresolved(false)
  }
  const choose = (person: PersonRef) => {
    tokens.choose(person)
    write('')
    // Another Enter must not choose the next person; typing, an arrow key or a click opens the list again.
    close()
  }
  const remove = (uid: string) => onChange(value.filter((person) => person.uid !== uid))

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    if (event.nativeEvent.isComposing) return undefined
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
    // Before the matches of the typed text are known, the text is looked up while typing goes on.
    const enter = () => {
      if (isWaiting || !isOpen || !chosen) {
        tokens.add([text.trim()], true)
        write('')
        close()
      } else choose(chosen)
    }
    if ((key === 'Enter' || key === ',' || key === ';') && !event.ctrlKey && !event.metaKey) {
      const isChoice = key === 'Enter' && isOpen && chosen && !isWaiting
      // With nothing to add, Enter saves the form of the field.
      if (text.trim() === '' && !isChoice) return
      event.preventDefault()
      if (text.trim() !== '') enter()
      else if (isChoice) choose(chosen)
      return
    }
    if (key === 'Tab' && !event.shiftKey && text.trim() !== '') enter()
  }

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const people = pastedPeople(event.clipboardData.getData('text/plain'))
    if (!people || text.trim() !== '') return
    event.preventDefault()
    tokens.add(people, false)
  }
  const settle = async () => {
    const people = await tokens.settle()
    if (people && latestText.current.trim() === '') return people
    setIsUnresolved(true)
    return null
  }

  return {
    text,
    options,
    at,
    isOpen,
    query,
    projectId,
    open: () => setIsOpen(true),
    close,
    choose,
    remove,
    handleKey,
    paste,
    tokens,
    settle,
    /** The text that is no person: one without a match, or one that was left in the field. */
    unresolved:
      tokens.tokens.find(({ state }) => state === 'unknown')?.text ?? (isUnresolved ? text.trim() : ''),
    setActive,
    type(next: string) {
      write(next)
      setActive(0)
      setIsOpen(true)
    },
  }
}

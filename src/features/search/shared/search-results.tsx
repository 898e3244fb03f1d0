import { Box } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { openedItemId, setEarlyText } from '@/features/manuscripts/shared/early-text.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { ResultGroups } from '../components/result-groups.tsx'
import { SearchHints } from '../components/search-hints.tsx'
import { SearchNote } from '../components/search-note.tsx'
import { useRecent } from '../hooks/use-recent.ts'
import { useSearch } from '../hooks/use-search.ts'
import { findCommands } from '../model/commands.ts'
import { type Command, type Group, optionCount, optionsOf, type SearchOption } from '../model/groups.ts'
import { rememberVisit } from '../model/recent.ts'
import type { SearchFieldHandle } from '../model/search-field.ts'

type SearchResultsProps = SearchFieldHandle & {
  uid: string
  language: string
  /** Screens offered for an empty query. */
  suggested: readonly SearchOption[]
  /** Actions that can be found by name. */
  commands: readonly Command[]
  /** True when the user may open the address now; rights may have changed since the visit. */
  canAccess: (url: string) => boolean
  /** Icons by the name in the API response. */
  icons: Readonly<Record<string, LucideIcon>>
}

/** The results of the search: recent and suggested screens for an empty query, else commands and matches. */
export function SearchResults(props: SearchResultsProps) {
  const { listId, active, isEntered, typedAfter, onCount, onPoint, onClose } = props
  const { uid, language, commands, icons } = props
  const intl = useIntl()
  const navigate = useNavigate()
  const q = props.text.trim()
  const search = useSearch(q, language)
  const recent = useRecent(uid, props.canAccess)
  const title = (id: MessageKey<'app.search'>) => intl.formatMessage({ id: `app.search.${id}` })
  const found = findCommands(commands, q)
  const places: Group[] = [
    { key: 'recent', title: title('recent'), items: recent },
    { key: 'suggested', title: title('suggested'), items: [...props.suggested] },
    { key: 'commands', title: title('commands'), items: found },
  ]
  // Commands first: they are known at once, so Enter runs what was typed, and later hits move nothing.
  const results: Group[] = [{ key: 'commands', title: title('commands'), items: found }, ...search.groups]
  const groups = (q === '' ? places : results).filter(({ items }) => items.length > 0)
  const isBehind = q !== '' && search.isBehind
  const count = optionCount(groups)

  const go = (index: number) => {
    const item = optionsOf(groups)[index]
    if (!item) return props.onNothingToOpen()
    onClose()
    if ('run' in item) return item.run()
    rememberVisit(uid, { title: item.title, url: item.url })
    const itemId = openedItemId(item.url)
    if (itemId && typedAfter !== '') setEarlyText(itemId, typedAfter)
    // In the same task, so that the next key is for the screen that opens.
    void navigate(item.url, { flushSync: true })
  }
  useEffect(() => onCount(count), [count, onCount])
  useEffect(() => {
    if (isEntered && (!isBehind || active < found.length)) go(active)
  })

  return (
    <>
      <Box
        p="2"
        tabIndex={0}
        outline="none"
        overflowY="auto"
        minH="0"
        flex="1"
        aria-busy={isBehind || undefined}
      >
        <ResultGroups
          id={listId}
          label={intl.formatMessage({ id: 'app.search.results-label' })}
          {...{ groups, icons, q, active, onPoint, onChoose: go }}
        />
        {q === '' ? null : <SearchNote search={search} count={count} />}
        <Box srOnly role="status">
          {q === '' || isBehind || search.isFailed || search.isOffline
            ? null
            : intl.formatMessage({ id: 'app.search.results' }, { count })}
        </Box>
      </Box>
      <SearchHints />
    </>
  )
}

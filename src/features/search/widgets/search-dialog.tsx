import { Box, CloseButton, Dialog, Flex, Input, InputGroup, Portal, Spinner } from '@chakra-ui/react'
import { type LucideIcon, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useOpened } from '@/ui/use-opened.ts'
import { ResultGroups } from '../components/result-groups.tsx'
import { SearchHints } from '../components/search-hints.tsx'
import { SearchNote } from '../components/search-note.tsx'
import { type Group, type Option, optionCount, optionsOf } from '../model/groups.ts'
import { rememberVisit } from '../model/recent.ts'
import { useRecent } from '../model/use-recent.ts'
import { useSearch } from '../model/use-search.ts'

type SearchDialogProps = {
  isOpen: boolean
  onClose: () => void
  uid: string
  language: string
  /** Where one may go when nothing is typed. */
  suggested: readonly Option[]
  /** Whether an address opens for them now: a right they had when they went there may be gone. */
  mayOpen: (url: string) => boolean
  /** Signs by the name the answer gives them. */
  icons: Readonly<Record<string, LucideIcon>>
}

/** The app-bar search (spec 2): screens by category and one's own things, by keyboard. */
export function SearchDialog({
  isOpen,
  onClose,
  uid,
  language,
  suggested,
  mayOpen,
  icons,
}: SearchDialogProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const listId = useId()
  const isMounted = useOpened()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const [isHurried, setIsHurried] = useState(false)
  const q = text.trim()
  const search = useSearch(q, language, isOpen)
  const recent = useRecent(uid, isOpen, mayOpen)
  const places: Group[] = [
    { key: 'recent', title: intl.formatMessage({ id: 'app.search.recent' }), items: recent },
    { key: 'suggested', title: intl.formatMessage({ id: 'app.search.suggested' }), items: [...suggested] },
  ]
  const groups = q === '' ? places.filter(({ items }) => items.length > 0) : search.groups
  const isBehind = q !== '' && search.isBehind
  const count = optionCount(groups)
  const current = Math.min(active, Math.max(0, count - 1))

  const close = () => {
    setText('')
    setActive(0)
    setIsHurried(false)
    onClose()
  }
  const go = (index: number) => {
    const item = optionsOf(groups)[index]
    if (!item) return
    rememberVisit(uid, { title: item.title, url: item.url }, localStorage)
    close()
    void navigate(item.url)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && count > 0) {
      event.preventDefault()
      setActive((current + step + count) % count)
    } else if ((event.key === 'Home' || event.key === 'End') && count > 0) {
      event.preventDefault()
      setActive(event.key === 'Home' ? 0 : count - 1)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // What is on the list answers earlier letters: whoever types and presses Enter means the answer to all of them.
      if (isBehind) setIsHurried(true)
      else go(current)
    }
  }
  useEffect(() => {
    if (!isHurried || isBehind) return
    setIsHurried(false)
    go(0)
  })

  return (
    <Dialog.Root
      open={isOpen && isMounted}
      size="lg"
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => (open ? undefined : close())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4" pt={{ base: '4', md: '16' }} alignItems="flex-start">
          <Dialog.Content aria-label={intl.formatMessage({ id: 'app.search.label' })} my="0" maxH="70dvh">
            <Flex borderBottomWidth="1px" p="2" flexShrink="0" align="center" gap="1">
              <InputGroup
                flex="1"
                startElement={<Search size={18} strokeWidth={1.75} aria-hidden />}
                endElement={isBehind && !search.isOffline ? <Spinner size="xs" aria-hidden /> : undefined}
              >
                <Input
                  variant="flushed"
                  borderWidth="0"
                  _focusVisible={{ boxShadow: 'none' }}
                  size="lg"
                  role="combobox"
                  aria-expanded={count > 0}
                  aria-controls={listId}
                  aria-autocomplete="list"
                  aria-activedescendant={count > 0 ? `${listId}-${current}` : undefined}
                  aria-label={intl.formatMessage({ id: 'app.search.label' })}
                  placeholder={intl.formatMessage({ id: 'app.search.placeholder' })}
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={200}
                  value={text}
                  onChange={(event) => {
                    setText(event.currentTarget.value)
                    setActive(0)
                    setIsHurried(false)
                  }}
                  onKeyDown={handleKey}
                />
              </InputGroup>
              <CloseButton
                hideFrom="md"
                colorPalette="gray"
                aria-label={intl.formatMessage({ id: 'ui.close' })}
                onClick={close}
              />
            </Flex>
            <Dialog.Body p="2" tabIndex={0} outline="none">
              <ResultGroups
                id={listId}
                label={intl.formatMessage({ id: 'app.search.results-label' })}
                {...{ groups, icons, active: current, onPoint: setActive, onChoose: go }}
              />
              {q === '' ? null : <SearchNote search={search} count={count} />}
              <Box srOnly role="status">
                {q === '' || isBehind || search.isFailed || search.isOffline
                  ? null
                  : intl.formatMessage({ id: 'app.search.results' }, { count })}
              </Box>
            </Dialog.Body>
            <SearchHints />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

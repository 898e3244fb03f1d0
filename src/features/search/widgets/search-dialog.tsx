import { Box, Dialog, Flex, Input, InputGroup, Kbd, Portal, Spinner, Text } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useOpened } from '@/ui/use-opened.ts'
import { appSearchQuery } from '../api/search.ts'
import { ResultGroups } from '../components/result-groups.tsx'
import { type Group, optionCount, optionsOf } from '../model/groups.ts'
import { readRecent, rememberVisit } from '../model/recent.ts'

type SearchDialogProps = {
  isOpen: boolean
  onClose: () => void
  uid: string
  language: string
  /** Where one may go when nothing is typed. */
  suggested: readonly { title: string; url: string }[]
}

/** The app-bar search (spec 2): screens by category and one's own things, by keyboard. */
export function SearchDialog({ isOpen, onClose, uid, language, suggested }: SearchDialogProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const listId = useId()
  const isMounted = useOpened()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const q = useDeferredValue(text.trim())
  const found = useQuery({
    ...appSearchQuery({ q, lang: language }),
    enabled: isOpen && q !== '',
    placeholderData: keepPreviousData,
  })
  const groups: Group[] =
    q === ''
      ? [
          {
            key: 'recent',
            title: intl.formatMessage({ id: 'app.search.recent' }),
            items: readRecent(uid, localStorage),
          },
          {
            key: 'suggested',
            title: intl.formatMessage({ id: 'app.search.suggested' }),
            items: [...suggested],
          },
        ].filter(({ items }) => items.length > 0)
      : (found.data ?? [])
  const count = optionCount(groups)
  const current = Math.min(active, Math.max(0, count - 1))

  const close = () => {
    setText('')
    setActive(0)
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
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault()
      setActive(event.key === 'Home' ? 0 : count - 1)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      go(current)
    }
  }
  const isEmpty = q !== '' && count === 0 && found.isSuccess && !found.isFetching

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
            <Box borderBottomWidth="1px" p="2" flexShrink="0">
              <InputGroup
                startElement={<Search size={18} strokeWidth={1.75} aria-hidden />}
                endElement={found.isFetching && q !== '' ? <Spinner size="xs" aria-hidden /> : undefined}
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
                  }}
                  onKeyDown={handleKey}
                />
              </InputGroup>
            </Box>
            <Dialog.Body p="2" tabIndex={-1}>
              <ResultGroups id={listId} groups={groups} active={current} onPoint={setActive} onChoose={go} />
              {isEmpty ? (
                <Box py="10" textAlign="center">
                  <Text fontWeight="medium">{intl.formatMessage({ id: 'app.search.none' })}</Text>
                  <Text color="fg.muted">{intl.formatMessage({ id: 'app.search.none-hint' })}</Text>
                </Box>
              ) : null}
              {found.isError && q !== '' ? (
                <Text py="10" textAlign="center" color="danger.fg" role="alert">
                  {intl.formatMessage({ id: 'app.search.failed' })}
                </Text>
              ) : null}
              <Box srOnly role="status">
                {q === '' ? null : intl.formatMessage({ id: 'app.search.results' }, { count })}
              </Box>
            </Dialog.Body>
            <Flex
              gap="4"
              px="4"
              py="2"
              borderTopWidth="1px"
              color="fg.muted"
              textStyle="xs"
              hideBelow="md"
              flexShrink="0"
            >
              <Hint keys={['↑', '↓']} label={intl.formatMessage({ id: 'app.search.move' })} />
              <Hint keys={['↵']} label={intl.formatMessage({ id: 'app.search.go' })} />
              <Hint keys={['Esc']} label={intl.formatMessage({ id: 'app.search.close' })} />
            </Flex>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

function Hint({ keys, label }: { keys: string[]; label: string }) {
  return (
    <Flex gap="1" align="center">
      {keys.map((key) => (
        <Kbd key={key} size="sm" colorPalette="gray">
          {key}
        </Kbd>
      ))}
      {label}
    </Flex>
  )
}

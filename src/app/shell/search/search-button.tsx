import { Box, Button, Kbd } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useUser } from '@/features/auth/api/session.ts'
import { useAbility } from '@/lib/ability.ts'
import { destinationsFor } from '@/lib/destinations.ts'
import { useLanguage } from '@/lib/language.ts'
import { keySigns, useShortcuts } from '@/lib/shortcuts.ts'
import { MUCH_LATER_MS, whenIdle } from '@/lib/when-idle.ts'
import { lazyPart } from '@/ui/lazy-part.tsx'
import { LoadedOnOpening } from '@/ui/loaded-later.tsx'
import { mayOpen } from '../../may-open.ts'
import { navIcons } from '../../navigation/nav-icons.ts'

const SearchDialog = lazyPart(() =>
  import('@/features/search/widgets/search-dialog.tsx').then((file) => file.SearchDialog),
)
const suggestions = 6

/** The way to the search: a field-like button, or Ctrl or Cmd K from anywhere (spec 2). */
export function SearchButton() {
  const intl = useIntl()
  const user = useUser()
  const ability = useAbility()
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const label = intl.formatMessage({ id: 'app.search.open' })
  const opens = useCallback((url: string) => mayOpen(url, ability), [ability])
  const close = () => setIsOpen(false)
  useShortcuts(
    [{ keys: 'Mod+K', label: intl.formatMessage({ id: 'app.shortcuts.search' }) }],
    intl.formatMessage({ id: 'app.shortcuts.everywhere' }),
  )
  useEffect(() => {
    // Before it is asked for: whoever presses the keys types on at once, and what is typed belongs in the field.
    whenIdle(SearchDialog.preload, MUCH_LATER_MS)
    const handle = (event: KeyboardEvent) => {
      const isAsked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      // The editor's own Ctrl+K makes a link and says so by taking the key.
      if (!isAsked || event.altKey || event.shiftKey || event.defaultPrevented) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
  if (!user) return null
  const suggested = destinationsFor(ability, suggestions).map(({ path, labelId, icon }) => ({
    url: path,
    icon,
    title: intl.formatMessage({ id: labelId }),
  }))
  return (
    <>
      <Button
        variant="ghost"
        colorPalette="gray"
        color="fg.muted"
        fontWeight="normal"
        px="2.5"
        css={{ '@media (pointer: coarse)': { minW: '11', h: '11' } }}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={SearchDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        <Search size={18} strokeWidth={1.75} aria-hidden />
        <Box as="span" srOnly={{ base: true, md: false }}>
          {label}
        </Box>
        <Box as="span" hideBelow="lg" ms="2" dir="ltr" aria-hidden>
          {keySigns('Mod+K').map((key) => (
            <Kbd key={key} size="sm" me="0.5">
              {key}
            </Kbd>
          ))}
        </Box>
      </Button>
      <LoadedOnOpening isOpen={isOpen} onFail={close}>
        <SearchDialog
          isOpen={isOpen}
          onClose={close}
          uid={user.uid}
          language={language}
          suggested={suggested}
          mayOpen={opens}
          icons={navIcons}
        />
      </LoadedOnOpening>
    </>
  )
}

import { Box, Button, Kbd } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useUser } from '@/features/auth/api/session.ts'
import { CommandPalette } from '@/features/search/shared/command-palette.tsx'
import { keySigns, useShortcuts } from '@/lib/shortcuts/shortcuts.ts'
import { SearchContent } from './search-content.tsx'

/** Opens the search: a button that looks like a field, or Ctrl or Cmd+K anywhere. */
export function SearchButton() {
  const intl = useIntl()
  const user = useUser()
  const [isOpen, setIsOpen] = useState(false)
  useShortcuts(
    [{ keys: 'Mod+K', label: intl.formatMessage({ id: 'app.shortcuts.search' }) }],
    intl.formatMessage({ id: 'app.shortcuts.everywhere' }),
  )
  // A layout effect, so that the shortcut works as soon as the page is painted.
  useLayoutEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const isAsked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      // The editor uses Ctrl+K for links and prevents the default.
      if (!isAsked || event.altKey || event.shiftKey || event.defaultPrevented) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
  if (!user) return null
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
        onClick={() => setIsOpen(true)}
      >
        <Search size={18} aria-hidden />
        <Box as="span" srOnly={{ base: true, md: false }}>
          {intl.formatMessage({ id: 'app.search.open' })}
        </Box>
        <Box as="span" hideBelow="lg" ms="2" dir="ltr" aria-hidden>
          {keySigns('Mod+K').map((key) => (
            <Kbd key={key} size="sm" me="0.5">
              {key}
            </Kbd>
          ))}
        </Box>
      </Button>
      {isOpen ? (
        <CommandPalette onClose={() => setIsOpen(false)}>
          {(field) => <SearchContent uid={user.uid} {...field} />}
        </CommandPalette>
      ) : null}
    </>
  )
}

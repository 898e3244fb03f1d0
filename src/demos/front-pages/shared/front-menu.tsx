import { Box, Button, Link as ChakraLink, Stack } from '@chakra-ui/react'
import { Menu, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { QuickSettings } from '@/features/auth/shared/quick-settings.tsx'
import type { MessageId } from '@/lib/i18n/message-ids.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { frontLinks } from './front-links.ts'

type FrontMenuProps = { links: readonly { labelId: MessageId; to: string }[]; isSignedIn: boolean }

/** The menu of the public pages on a phone: links, language, theme and registration. */
export function FrontMenu({ links, isSignedIn }: FrontMenuProps) {
  const intl = useIntl()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <Box
      display={{ md: 'none' }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <IconButton
        label={intl.formatMessage({ id: `front-pages.header.${isOpen ? 'close-menu' : 'open-menu'}` })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <X /> : <Menu />}
      </IconButton>
      {isOpen ? (
        <Stack
          id={id}
          gap="1"
          position="absolute"
          insetInline="0"
          top="100%"
          p="4"
          bg="bg"
          borderBottomWidth="1px"
          boxShadow="floating"
        >
          <Stack as="nav" gap="1" aria-label={intl.formatMessage({ id: 'front-pages.header.links' })}>
            {links.map(({ labelId, to }) => (
              <ChakraLink key={to} asChild py="2.5" color="fg" onClick={close}>
                <Link to={to}>{intl.formatMessage({ id: labelId })}</Link>
              </ChakraLink>
            ))}
          </Stack>
          <Box ms="-3">
            <QuickSettings />
          </Box>
          {isSignedIn ? null : (
            <Button asChild mt="2">
              <Link to={frontLinks.register.to}>
                {intl.formatMessage({ id: frontLinks.register.labelId })}
              </Link>
            </Button>
          )}
        </Stack>
      ) : null}
    </Box>
  )
}

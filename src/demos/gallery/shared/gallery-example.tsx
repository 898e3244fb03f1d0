import { Box, Button, Flex, Heading, LocaleProvider, Text } from '@chakra-ui/react'
import { Check, Copy, Link2 } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { FormattedMessage, RawIntlProvider, useIntl } from 'react-intl'
import { intlForRightToLeft } from '@/lib/i18n/bidi.ts'
import { localeFor, useDirection } from '@/lib/i18n/direction.ts'
import { useLanguage } from '@/lib/i18n/language.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { HighlightedCode } from './highlighted-code.tsx'

type GalleryExampleProps = {
  id: string
  title: string
  description: string
  /** Returns the source of the example; it is called when the source is shown or copied. */
  getSource: () => string
  /** The theme of the example; `page` follows the page. */
  theme: 'page' | 'light' | 'dark'
  direction: 'page' | 'ltr' | 'rtl'
  /** The ground of the example; cards need that of the page. */
  ground: 'surface' | 'page'
  children: ReactNode
}

const COPIED_MS = 2000

/** One example of a gallery page: live, with its source to copy and a link to itself. */
export function GalleryExample({
  id,
  title,
  description,
  getSource,
  theme,
  direction,
  ground,
  children,
}: GalleryExampleProps) {
  const intl = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const pageDirection = useDirection()
  const language = useLanguage()
  const isTurned = direction === 'rtl' && pageDirection === 'ltr'
  const exampleIntl = useMemo(() => (isTurned ? intlForRightToLeft(intl) : intl), [isTurned, intl])
  return (
    <Box as="section" id={id} aria-labelledby={`${id}-heading`} minW="0" scrollMarginTop="24">
      <Flex align="center" gap="1" mb="1">
        <Heading as="h2" id={`${id}-heading`} textStyle="md" dir="auto">
          {title}
        </Heading>
        <IconButton label={intl.formatMessage({ id: 'gallery.anchor' }, { title })} asChild>
          <a href={`#${id}`}>
            <Link2 size={16} aria-hidden />
          </a>
        </IconButton>
      </Flex>
      <Text color="fg.muted" mb="3" maxW="70ch" dir="auto" css={textAlignMatchParent}>
        {description}
      </Text>
      <Box borderWidth="1px" borderColor="border" borderRadius="card" overflow="hidden">
        <Box
          className={theme === 'page' ? undefined : `chakra-theme ${theme}`}
          dir={direction === 'page' ? undefined : direction}
          data-example={id}
          bg={ground === 'page' ? 'bg' : 'bg.surface'}
          color="fg"
          p={{ base: '4', md: '6' }}
        >
          <LocaleProvider locale={localeFor(language, direction === 'page' ? pageDirection : direction)}>
            <RawIntlProvider value={exampleIntl}>{children}</RawIntlProvider>
          </LocaleProvider>
        </Box>
        <Flex borderTopWidth="1px" borderColor="border" p="2" gap="2" bg="bg.subtle">
          <Button
            variant="ghost"
            size="sm"
            colorPalette="gray"
            aria-expanded={isOpen}
            aria-controls={`${id}-source`}
            onClick={() => setIsOpen(!isOpen)}
          >
            <FormattedMessage id={isOpen ? 'gallery.source.hide' : 'gallery.source.show'} />
          </Button>
          <CopyButton getText={getSource} />
        </Flex>
        <Box
          as="pre"
          id={`${id}-source`}
          hidden={!isOpen}
          dir="ltr"
          tabIndex={0}
          m="0"
          p="4"
          overflowX="auto"
          textStyle="xs"
          fontFamily="mono"
          bg="bg"
        >
          {isOpen ? <HighlightedCode source={getSource()} /> : null}
        </Box>
      </Box>
    </Box>
  )
}

function CopyButton({ getText }: { getText: () => string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(getText())
      setState('copied')
    } catch {
      // The browser denies access to the clipboard, for example in an insecure context.
      setState('failed')
    }
  }
  return (
    <Button variant="ghost" size="sm" colorPalette="gray" onClick={() => void copy()}>
      {state === 'copied' ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      <span aria-live="polite">
        <FormattedMessage id={`gallery.copy.${state}`} />
      </span>
    </Button>
  )
}

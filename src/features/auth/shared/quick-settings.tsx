import { Button, Flex, IconButton } from '@chakra-ui/react'
import { Moon, Sun } from 'lucide-react'
import { useIntl } from 'react-intl'
import { setThemeChoice, useColorScheme } from '@/lib/browser/color-mode.ts'
import { languageNames, languages, setLanguage, useLanguage } from '@/lib/i18n/language.ts'

/** Language and theme buttons for signed-out pages; they load no menu code. */
export function QuickSettings() {
  const intl = useIntl()
  const language = useLanguage()
  const scheme = useColorScheme()
  const other = languages.find((one) => one !== language) ?? language
  const isDark = scheme === 'dark'
  const Glyph = isDark ? Sun : Moon
  return (
    <Flex gap="1" align="center">
      <Button size="sm" variant="ghost" colorPalette="gray" lang={other} onClick={() => setLanguage(other)}>
        {languageNames[other]}
      </Button>
      <IconButton
        variant="ghost"
        colorPalette="gray"
        aria-label={intl.formatMessage({ id: isDark ? 'auth.theme.light' : 'auth.theme.dark' })}
        onClick={() => setThemeChoice(isDark ? 'light' : 'dark')}
      >
        <Glyph size={18} aria-hidden />
      </IconButton>
    </Flex>
  )
}

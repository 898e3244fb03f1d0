import { Box, LocaleProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { localeFor, useDirection } from '@/lib/i18n/direction.ts'
import { useLanguage } from '@/lib/i18n/language.ts'

/** Shows its children in the direction opposite to that of the page. */
export function OtherDirection({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const direction = useDirection() === 'rtl' ? 'ltr' : 'rtl'
  return (
    <LocaleProvider locale={localeFor(language, direction)}>
      <Box dir={direction}>{children}</Box>
    </LocaleProvider>
  )
}

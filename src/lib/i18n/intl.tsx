import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createIntl, createIntlCache, type IntlShape, RawIntlProvider } from 'react-intl'
import { reportError } from '../browser/report-error.ts'
import { intlForRightToLeft } from './bidi.ts'
import { type Direction, useDirection } from './direction.ts'
import { type Language, regionalLocale, useLanguage } from './language.ts'
import { loadLanguage, messagesOf } from './messages.ts'

const cache = createIntlCache()
const reported = new Set<string>()

function makeIntl(language: Language, direction: Direction): IntlShape {
  const intl = createIntl(
    {
      locale: regionalLocale(language),
      defaultLocale: 'en',
      messages: messagesOf(language) as Record<string, string>,
      onError(error) {
        if (error.code === 'MISSING_DATA') return
        // Reports each missing message once, not at every render.
        if (reported.has(error.message)) return
        reported.add(error.message)
        reportError(error, { where: 'intl' })
      },
    },
    cache,
  )
  return direction === 'rtl' ? intlForRightToLeft(intl) : intl
}

/** Provides messages to the screens and keeps the previous language until the new one is loaded. */
export function IntlArea({ children }: { children: ReactNode }) {
  const wanted = useLanguage()
  const [shown, setShown] = useState(wanted)
  const direction = useDirection()
  useEffect(() => {
    let isCurrent = true
    loadLanguage(wanted).then(
      () => isCurrent && setShown(wanted),
      (error: unknown) => reportError(error, { where: 'language' }),
    )
    return () => {
      isCurrent = false
    }
  }, [wanted])
  // In the same commit as the texts, so that a screen reader never reads them in the other language.
  useLayoutEffect(() => {
    document.documentElement.lang = shown
  }, [shown])
  const intl = useMemo(() => makeIntl(shown, direction), [shown, direction])
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}

import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createIntl, createIntlCache, type IntlShape, RawIntlProvider } from 'react-intl'
import { reportError } from '../browser/report-error.ts'
import { useStore } from '../storage/external-store.ts'
import { intlForRightToLeft } from './bidi.ts'
import { type Direction, useDirection } from './direction.ts'
import { type Language, regionalLocale, useLanguage } from './language.ts'
import { loadLanguage, type MessageTable, messageStore } from './messages.ts'

const cache = createIntlCache()
const reported = new Set<string>()

const isThereNow = (language: Language, id: string | undefined) =>
  id !== undefined && [language, 'en' as const].some((one) => id in messageStore.get()[one])

function makeIntl(
  language: Language,
  texts: Readonly<Record<Language, MessageTable>>,
  direction: Direction,
): IntlShape {
  const messages = { ...texts.en, ...texts[language] }
  const intl = createIntl(
    {
      locale: regionalLocale(language),
      defaultLocale: 'en',
      messages: messages as Record<string, string>,
      onError(error) {
        if (error.code === 'MISSING_DATA') return
        // React discards a render that began before the messages arrived, because the store has changed.
        if (error.code === 'MISSING_TRANSLATION' && isThereNow(language, error.descriptor?.id)) return
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
  const texts = useStore(messageStore)
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
  const intl = useMemo(() => makeIntl(shown, texts, direction), [shown, texts, direction])
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}

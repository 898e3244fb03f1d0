import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createIntl, createIntlCache, type IntlShape, RawIntlProvider } from 'react-intl'
import { useStore } from './external-store.ts'
import { currentLanguage, type Language, useLanguage } from './language.ts'
import { loadLanguage, type Messages, messageStore } from './messages.ts'
import { reportError } from './report-error.ts'

const cache = createIntlCache()

function makeIntl(language: Language, texts: Readonly<Record<Language, Messages>>): IntlShape {
  return createIntl(
    {
      locale: language,
      defaultLocale: 'en',
      messages: { ...texts.en, ...texts[language] },
      onError(error) {
        if (error.code === 'MISSING_DATA') return
        reportError(error, { where: 'intl' })
      },
    },
    cache,
  )
}

/** An intl for code outside React (document titles, route errors); reads the language at the moment of the call. */
export const getIntl = (): IntlShape => makeIntl(currentLanguage(), messageStore.get())

/** Gives the screens their words, and keeps the former language on screen until the new one is loaded. */
export function IntlArea({ children }: { children: ReactNode }) {
  const wanted = useLanguage()
  const [shown, setShown] = useState(wanted)
  const texts = useStore(messageStore)
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
  useEffect(() => {
    document.documentElement.lang = shown
  }, [shown])
  const intl = useMemo(() => makeIntl(shown, texts), [shown, texts])
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}

import type { ImportRecord } from '@contract/imports.ts'
import { useIntl } from 'react-intl'
import { hasMessage } from '@/lib/i18n/has-message.ts'

/** The translated reason why an import failed; an unknown code uses the server's text. */
export function useImportErrorText(): (record: Pick<ImportRecord, 'error' | 'errorCode'>) => string {
  const intl = useIntl()
  return ({ error, errorCode }) => {
    const id = `scrivener-import.error.${errorCode}`
    if (errorCode && hasMessage(intl, id)) return intl.formatMessage({ id })
    return error ?? intl.formatMessage({ id: 'scrivener-import.error.processing' })
  }
}

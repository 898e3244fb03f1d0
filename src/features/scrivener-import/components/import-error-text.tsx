import type { ImportRecord } from '@contract/imports.ts'
import { useIntl } from 'react-intl'

/** Why an import failed, in the reader's language where the code is known, else in the server's words. */
export function useImportErrorText(): (record: Pick<ImportRecord, 'error' | 'errorCode'>) => string {
  const intl = useIntl()
  return ({ error, errorCode }) => {
    const id = `scrivener-import.error.${errorCode}`
    if (errorCode && intl.messages[id]) return intl.formatMessage({ id })
    return error ?? intl.formatMessage({ id: 'scrivener-import.error.processing' })
  }
}

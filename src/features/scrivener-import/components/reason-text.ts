import type { ImportEntry, ImportWarning } from '@contract/imports.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { hasMessage } from '@/lib/i18n/has-message.ts'
import { entryText, type Translate, warningText } from '../model/reason-message.ts'

/** Translated texts for the rows of a receipt and the warnings of an import. */
export function useReasonText(): {
  ofEntry: (entry: Pick<ImportEntry, 'reason' | 'values' | 'detail'>) => string
  ofWarning: (warning: ImportWarning) => string
} {
  const intl = useIntl()
  return useMemo(() => {
    const translate: Translate = {
      has: (id) => hasMessage(intl, id),
      t: (id, values) => intl.formatMessage({ id }, values),
    }
    return {
      ofEntry: (entry) => entryText(entry, translate),
      ofWarning: (warning) => warningText(warning, translate),
    }
  }, [intl])
}

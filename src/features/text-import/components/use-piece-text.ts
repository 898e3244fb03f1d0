import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { CUT_REASONS } from '../model/find-cuts.ts'
import type { PieceText } from './piece-row.tsx'

/** The translated texts of the rows of the preview. */
export function usePieceText(): PieceText {
  const intl = useIntl()
  return useMemo(() => {
    const t = (key: MessageKey<'text-import'>, values?: Record<string, string | number>) =>
      intl.formatMessage({ id: `text-import.${key}` }, values)
    return {
      nameOf: (kind, number) => t(`name.${kind}`, { number }),
      reasons: Object.fromEntries(
        CUT_REASONS.map((reason) => [reason, t(`reason.${reason}`)]),
      ) as PieceText['reasons'],
      leftOut: t('preview.left-out'),
      pictures: (count) => t('preview.pictures', { count }),
      words: (count) => t('preview.words', { count }),
    }
  }, [intl])
}

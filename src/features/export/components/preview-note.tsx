import { Button, Text } from '@chakra-ui/react'
import type { CompiledBook } from '@compile/book.ts'
import { FormattedMessage } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import type { BookPrintReason } from '../model/print-reason.ts'
import type { BookPages } from './use-book-pages.ts'

type PreviewNoteProps = {
  book: CompiledBook
  format: 'pdf' | 'docx'
  refusal: BookPrintReason | null
  pages: BookPages
}

/** Why a book of paper is shown without pages, or how those of a Word document may differ. */
export function PreviewNote({ book, format, refusal, pages }: PreviewNoteProps) {
  const t = useT('export')
  const hasFootnotes = book.choices.notes === 'footnotes' && book.notes.length > 0
  const isShown = refusal !== null || pages.hasFailed || format === 'docx'
  return isShown ? (
    <Text textStyle="sm" color="fg.muted" mb="3" role={refusal || pages.hasFailed ? 'status' : undefined}>
      {refusal ? (
        t(`preview.column.${refusal.reason}`, { character: refusal.character })
      ) : pages.hasFailed ? (
        <>
          {t('preview.column.failed')}{' '}
          <Button variant="plain" size="sm" onClick={pages.retry}>
            <FormattedMessage id="ui.retry" />
          </Button>
        </>
      ) : (
        <>
          {t('preview.pages.docx')} {hasFootnotes ? t('preview.pages.docx-footnotes') : null}
        </>
      )}
    </Text>
  ) : null
}

import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { CompileSource } from '@compile/compile-source.ts'
import type { BookFormat } from '@compile/write-book.ts'
import type { CompileChoices } from '@contract/compile.ts'
import { Download, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { languagePrintReason } from '../model/print-reason.ts'
import { CancelExport, ExportProgress, ExportResult, isExporting } from './export-progress.tsx'
import { PrintedBook } from './printed-book.tsx'
import { useExport, type WrittenFile } from './use-export.ts'

type ExportActionProps = {
  manuscriptId: string
  source: Omit<CompileSource, 'texts'>
  choices: CompileChoices
  format: BookFormat
  /** The chapters and scenes that the choices select. */
  itemCount: number
  onWritten: (written: WrittenFile) => void
}

/** The button that exports, its progress with a way to cancel, and how the export ended. */
export function ExportAction(props: ExportActionProps) {
  const { manuscriptId, source, choices, format, itemCount, onWritten } = props
  const t = useT('export')
  const { state, start, cancel } = useExport(manuscriptId)
  const [printing, setPrinting] = useState(0)
  const languageReason =
    format === 'pdf' ? languagePrintReason(choices.language ?? source.manuscript.language) : null
  const mustPrint = format === 'pdf' && (languageReason !== null || state.step === 'print')
  const book = state.step === 'print' ? state.book : null
  const handleExport = () => {
    if (book) setPrinting(printing + 1)
    else void start(source, choices, format, onWritten)
  }
  // Other choices make another book, so the end of the last export does not count for them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `cancel` is new in each render
  useEffect(() => cancel(), [choices, format])

  if (itemCount === 0) {
    return (
      <Text role="status" p="3" borderRadius="control" bg="warning.subtle" color="warning.fg">
        <FormattedMessage id="export.nothing" />
      </Text>
    )
  }
  const reason = state.step === 'print' ? state.reason : languageReason
  return (
    <Stack gap="3">
      {mustPrint && reason ? (
        <Text role="status" p="3" borderRadius="control" bg="info.subtle" color="info.fg">
          {t(`print.${reason}`, { character: state.step === 'print' ? state.character : '' })}
        </Text>
      ) : null}
      <ExportProgress state={state} />
      <Flex gap="2" wrap="wrap">
        <Button onClick={handleExport} disabled={isExporting(state)} flex="1 1 auto">
          {mustPrint ? <Printer size={18} aria-hidden /> : <Download size={18} aria-hidden />}
          {mustPrint ? t('print') : t(`export.${format}`)}
        </Button>
        <CancelExport state={state} onCancel={cancel} />
      </Flex>
      <ExportResult state={state} />
      {book ? <PrintedBook book={book} request={printing} /> : null}
    </Stack>
  )
}

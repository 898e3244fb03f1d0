import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { CompileSource } from '@compile/compile-source.ts'
import type { BookFormat } from '@compile/write-book.ts'
import type { CompileChoices } from '@contract/compile.ts'
import { Download, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { languagePrintReason } from '../model/print-reason.ts'
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
  const intl = useIntl()
  const { state, run, cancel } = useExport(manuscriptId)
  const [printing, setPrinting] = useState(0)
  const languageReason =
    format === 'pdf' ? languagePrintReason(choices.language ?? source.manuscript.language) : null
  const isRunning = state.step === 'loading' || state.step === 'writing'
  const mustPrint = format === 'pdf' && (languageReason !== null || state.step === 'print')
  const book = state.step === 'print' ? state.book : null
  const start = () => {
    if (book) setPrinting(printing + 1)
    else void run(source, choices, format, languageReason, onWritten)
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
      {isRunning ? (
        <Stack gap="2">
          <Text textStyle="sm" role="status">
            {state.step === 'loading'
              ? intl.formatMessage({ id: 'export.loading' }, { done: state.done, total: state.total })
              : t('writing')}
          </Text>
          <ProgressBar
            label={t('progress')}
            share={
              state.step === 'loading' ? (0.5 * state.done) / Math.max(1, state.total) : 0.5 + state.share / 2
            }
          />
        </Stack>
      ) : null}
      <Flex gap="2" wrap="wrap">
        <Button onClick={start} disabled={isRunning} flex="1 1 auto">
          {mustPrint ? <Printer size={18} aria-hidden /> : <Download size={18} aria-hidden />}
          {mustPrint ? t('print') : t(`export.${format}`)}
        </Button>
        {isRunning ? (
          <Button variant="outline" onClick={cancel}>
            <FormattedMessage id="export.cancel" />
          </Button>
        ) : null}
      </Flex>
      {state.step === 'failed' ? (
        <Text role="alert" p="3" borderRadius="control" bg="danger.subtle" color="danger.fg">
          <FormattedMessage id="export.failed" />
        </Text>
      ) : null}
      {state.step === 'done' ? (
        <Text role="status" textStyle="sm" dir="auto">
          {t('done', { name: state.name })}
        </Text>
      ) : null}
      {book ? <PrintedBook book={book} request={printing} /> : null}
    </Stack>
  )
}

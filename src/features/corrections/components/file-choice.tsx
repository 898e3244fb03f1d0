import { Button, Card, Stack, Text } from '@chakra-ui/react'
import { FileText } from 'lucide-react'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import type { Comparison } from './use-file-comparison.ts'

type FileChoiceProps = { state: Comparison; onChoose: (file: File) => void }

/** Chooses the Word document, and shows its progress or why it cannot be used. */
export function FileChoice({ state, onChoose }: FileChoiceProps) {
  const t = useT('corrections')
  const input = useRef<HTMLInputElement>(null)
  const isBusy = state.step === 'reading' || state.step === 'loading'
  return (
    <Card.Root>
      <Card.Body gap="4">
        <Text color="fg.muted" maxW="70ch">
          <FormattedMessage id="corrections.choose.help" />
        </Text>
        <input
          ref={input}
          type="file"
          accept=".docx"
          hidden
          data-testid="corrections-input"
          onChange={(event) => {
            const file = event.target.files?.item(0)
            if (file) onChoose(file)
            event.target.value = ''
          }}
        />
        <Button alignSelf="start" loading={isBusy} onClick={() => input.current?.click()}>
          <FileText size={18} aria-hidden />
          <FormattedMessage id="corrections.choose" />
        </Button>
        {isBusy ? (
          <Stack gap="2">
            <Text textStyle="sm" role="status">
              {state.step === 'loading'
                ? t('loading', { done: state.done, total: state.total })
                : t('reading')}
            </Text>
            <ProgressBar
              label={t('progress')}
              share={state.step === 'loading' ? state.done / Math.max(1, state.total) : 0}
            />
          </Stack>
        ) : null}
        {state.step === 'failed' ? (
          <Text role="alert" p="3" borderRadius="control" bg="danger.subtle" color="danger.fg">
            {t(`failed.${state.code}`)}
          </Text>
        ) : null}
      </Card.Body>
    </Card.Root>
  )
}

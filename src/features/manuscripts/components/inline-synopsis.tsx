import { Box, Textarea } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { InlineError } from './inline-error.tsx'
import type { InlineEdit } from './use-inline-edit.ts'
import { useInlineField } from './use-inline-field.ts'

type InlineSynopsisProps = { edit: InlineEdit; onKeyEnd: () => void }

/** The field of a synopsis that is edited on its card or in its row. */
export function InlineSynopsis({ edit, onKeyEnd }: InlineSynopsisProps) {
  const intl = useIntl()
  const { props, hasFailed, errorId } = useInlineField<HTMLTextAreaElement>(edit, {
    isOneLine: false,
    onKeyEnd,
  })
  return (
    <Box position="relative">
      <Textarea
        {...props}
        autoresize
        rows={3}
        maxH="64"
        dir="auto"
        fontFamily="prose"
        lineHeight="1.5"
        maxLength={20_000}
        aria-label={intl.formatMessage({ id: 'manuscripts.field.synopsis' })}
        placeholder={intl.formatMessage({ id: 'manuscripts.synopsis.placeholder' })}
      />
      {hasFailed ? <InlineError id={errorId} onRetry={() => void edit.commit()} /> : null}
    </Box>
  )
}

import { Box, Input } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { InlineError } from './inline-error.tsx'
import type { InlineEdit } from './use-inline-edit.ts'
import { useInlineField } from './use-inline-field.ts'

type InlineTitleProps = { edit: InlineEdit; onKeyEnd: () => void }

/** The field of a title that is edited on its card or in its row. */
export function InlineTitle({ edit, onKeyEnd }: InlineTitleProps) {
  const intl = useIntl()
  const { props, hasFailed, errorId } = useInlineField<HTMLInputElement>(edit, { isOneLine: true, onKeyEnd })
  return (
    <Box flex="1" minW="0" position="relative">
      <Input
        {...props}
        size="sm"
        dir="auto"
        fontWeight="semibold"
        maxLength={1000}
        aria-label={intl.formatMessage({ id: 'manuscripts.field.title' })}
        placeholder={intl.formatMessage({ id: 'manuscripts.untitled' })}
      />
      {hasFailed ? <InlineError id={errorId} onRetry={() => void edit.commit()} /> : null}
    </Box>
  )
}

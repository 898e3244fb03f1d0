import { Box, Input } from '@chakra-ui/react'
import { InlineError } from './inline-error.tsx'
import type { InlineEdit } from './use-inline-edit.ts'
import { useInlineField } from './use-inline-field.ts'

type InlineNameProps = { edit: InlineEdit; label: string; maxLength: number; onKeyEnd: () => void }

/** The field of a name that is edited in its row of the settings. */
export function InlineName({ edit, label, maxLength, onKeyEnd }: InlineNameProps) {
  const { props, hasFailed, errorId } = useInlineField<HTMLInputElement>(edit, { isOneLine: true, onKeyEnd })
  return (
    <Box flex="1" minW="0">
      <Input {...props} size="sm" dir="auto" maxLength={maxLength} aria-label={label} />
      {hasFailed ? <InlineError id={errorId} onRetry={() => void edit.commit()} /> : null}
    </Box>
  )
}

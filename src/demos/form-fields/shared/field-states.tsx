import { SimpleGrid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { FieldShell } from './field-shell.tsx'

type FieldStatesProps = {
  /** The control with a value. */
  filled: ReactNode
  /** The control without a value, whose error is shown. */
  empty: ReactNode
  error: string
  /** Further states. */
  children: ReactNode
}

/** A control disabled, read-only and with an error. */
export function FieldStates({ filled, empty, error, children }: FieldStatesProps) {
  const t = useT('form-fields.label')
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
      <FieldShell label={t('disabled')} isDisabled>
        {filled}
      </FieldShell>
      <FieldShell label={t('read-only')} isReadOnly>
        {filled}
      </FieldShell>
      <FieldShell label={t('with-error')} error={error} isRequired>
        {empty}
      </FieldShell>
      {children}
    </SimpleGrid>
  )
}

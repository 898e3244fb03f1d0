import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { FieldShell } from './field-shell.tsx'

const SIZES = ['xs', 'sm', 'md', 'lg'] as const

/** A control in each size. */
export function FieldSizes({ children }: { children: (size: (typeof SIZES)[number]) => ReactNode }) {
  const t = useT('form-fields.size')
  return (
    <Stack gap="4">
      {SIZES.map((size) => (
        <FieldShell key={size} label={t(size)}>
          {children(size)}
        </FieldShell>
      ))}
    </Stack>
  )
}

import { Field, Flex } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldError } from './use-field-error.ts'

export type FieldFrameProps = {
  name: string
  label: ReactNode
  help?: ReactNode
  isRequired?: boolean
  isDisabled?: boolean
  /** Values of the error message, such as the format of a date. */
  errorValues?: Readonly<Record<string, string>>
  /** Content at the end of the label's line, such as a link. */
  aside?: ReactNode
}

/** The layout of a field: label above with a sign when it is required, help below, error with an icon. */
export function FieldFrame({
  name,
  label,
  help,
  isRequired,
  isDisabled,
  errorValues,
  aside,
  children,
}: FieldFrameProps & { children: ReactNode }) {
  const error = useFieldError(name, errorValues)
  return (
    <Field.Root invalid={error !== undefined} required={isRequired} disabled={isDisabled}>
      <Flex width="full" justify="space-between" gap="2">
        <Field.Label>
          {label}
          <Field.RequiredIndicator />
        </Field.Label>
        {aside}
      </Flex>
      {children}
      {help && error === undefined ? <Field.HelperText>{help}</Field.HelperText> : null}
      <Field.ErrorText>
        <CircleAlert size={14} strokeWidth={2} aria-hidden style={{ flexShrink: 0 }} />
        {error}
      </Field.ErrorText>
    </Field.Root>
  )
}

import { Button, Field } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

type FieldShellProps = {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
  /** Shows a button beside the error, for options that could not be loaded. */
  onRetry?: (() => void) | undefined
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  children: ReactNode
}

/** Label, help and error of a control outside a form; in a form, `FieldFrame` reads the error from it. */
export function FieldShell(props: FieldShellProps) {
  const { label, help, error, onRetry, isRequired, isDisabled, isReadOnly, children } = props
  return (
    <Field.Root
      invalid={error !== undefined}
      required={isRequired}
      disabled={isDisabled}
      readOnly={isReadOnly}
      maxW="420px"
    >
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {help && error === undefined ? (
        <Field.HelperText overflowWrap="anywhere">{help}</Field.HelperText>
      ) : null}
      <Field.ErrorText>
        <CircleAlert size={14} strokeWidth={2} aria-hidden style={{ flexShrink: 0 }} />
        {error}
        {onRetry ? (
          <Button variant="plain" size="xs" onClick={onRetry}>
            <FormattedMessage id="ui.retry" />
          </Button>
        ) : null}
      </Field.ErrorText>
    </Field.Root>
  )
}

import { chakra, Stack } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { FrameStateReporter } from './frame-state-reporter.tsx'

const Element = chakra('form')

type FormProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  onSubmit: (values: Output) => void | Promise<void>
  /** Called with the names of the invalid fields, for example to open the part of the form that contains them. */
  onInvalid?: (fields: readonly string[]) => void
  children: ReactNode
  /** Accessible name when no heading names the form. */
  label?: string | undefined
  id?: string
  /** The typed text is stored as a draft, so the form can be left without a question. */
  isKept?: boolean
}

/**
 * A form: Enter submits, the first invalid field takes the focus, Ctrl or Cmd+Enter submits from a text area.
 */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  onInvalid,
  children,
  label,
  id,
  isKept = false,
}: FormProps<Values, Output>) {
  const isSending = useRef(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // A key that submits is not stopped by the disabled button.
    if (isSending.current) return
    isSending.current = true
    try {
      await form.handleSubmit(
        async (values) => onSubmit(values),
        (errors) => onInvalid?.(Object.keys(errors)),
      )(event)
    } finally {
      isSending.current = false
    }
  }
  return (
    <FormProvider {...(form as unknown as UseFormReturn<FieldValues>)}>
      <FrameStateReporter isKept={isKept} />
      <Element
        noValidate
        id={id}
        aria-label={label}
        onSubmit={(event) => void submit(event)}
        onKeyDown={(event) => {
          // A field inside the form, such as that of a comment, may have its own action for the shortcut.
          if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          event.currentTarget.requestSubmit()
        }}
      >
        <Stack gap="4">{children}</Stack>
      </Element>
    </FormProvider>
  )
}

import { chakra, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { FrameStateReporter } from './frame-state-reporter.tsx'

const Element = chakra('form')

type FormProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  onSubmit: (values: Output) => void | Promise<void>
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
  children,
  label,
  id,
  isKept = false,
}: FormProps<Values, Output>) {
  const submit = form.handleSubmit(async (values) => onSubmit(values))
  return (
    <FormProvider {...(form as unknown as UseFormReturn<FieldValues>)}>
      <FrameStateReporter isKept={isKept} />
      <Element
        noValidate
        id={id}
        aria-label={label}
        onSubmit={(event) => void submit(event)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          event.currentTarget.requestSubmit()
        }}
      >
        <Stack gap="4">{children}</Stack>
      </Element>
    </FormProvider>
  )
}

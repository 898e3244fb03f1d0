import { Button, type ButtonProps } from '@chakra-ui/react'
import { type ComponentType, type ReactNode, useId } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FrameProps } from '../dialog-frame.tsx'
import { FrameCancel } from '../frame-cancel.tsx'
import { type Conflict, ConflictNote } from './conflict-note.tsx'
import { Form } from './form.tsx'
import { FormError } from './form-error.tsx'

/** What a dialog or drawer with a form in it is told. */
export type FormFrameProps<Values extends FieldValues, Output> = Pick<
  FrameProps,
  'title' | 'description' | 'onClose' | 'finalFocus'
> & {
  form: UseFormReturn<Values, unknown, Output>
  onSubmit: (values: Output) => void | Promise<void>
  /** What the button that sends says. */
  submit: ReactNode
  /** Name of the form for screen readers, where the title is no plain text. */
  label?: string
  /** Its button does something that cannot be taken back. */
  submitProps?: Pick<ButtonProps, 'colorPalette' | 'disabled'>
  /** Something else at the start of the buttons. */
  aside?: ReactNode
  /** Somebody else saved meanwhile; nothing is sent before one has chosen. */
  conflict?: Conflict | null
  children: ReactNode
}

type Parts<Values extends FieldValues, Output> = FormFrameProps<Values, Output> & {
  Frame: ComponentType<FrameProps>
}

/** A form in a frame: its errors on top, leaving and sending at the foot; `FormDialog` and `FormDrawer` say which frame. */
export function FormFrame<Values extends FieldValues, Output>({
  Frame,
  form,
  onSubmit,
  submit,
  submitProps,
  aside,
  conflict,
  label,
  children,
  ...frame
}: Parts<Values, Output>) {
  const id = useId()
  return (
    <Frame
      {...frame}
      footer={
        <>
          {aside}
          <FrameCancel />
          <Button
            type="submit"
            form={id}
            loading={form.formState.isSubmitting}
            disabled={conflict != null}
            {...submitProps}
          >
            {submit}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        form={form}
        label={label ?? (typeof frame.title === 'string' ? frame.title : undefined)}
        // A disabled button does not hold back every way to submit a form.
        onSubmit={conflict ? () => undefined : onSubmit}
      >
        <FormError />
        {conflict ? <ConflictNote {...conflict} /> : null}
        {children}
      </Form>
    </Frame>
  )
}

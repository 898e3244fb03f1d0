import { Button, type ButtonProps } from '@chakra-ui/react'
import { type ComponentType, type ReactNode, useId } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FrameProps } from '../overlay/dialog-frame.tsx'
import { FrameCancel } from '../overlay/frame-cancel.tsx'
import { type Conflict, ConflictNote } from './conflict-note.tsx'
import { Form } from './form.tsx'
import { FormError } from './form-error.tsx'

/** The props of a dialog or drawer with a form. */
export type FormFrameProps<Values extends FieldValues, Output> = Pick<
  FrameProps,
  'title' | 'description' | 'onClose' | 'finalFocus'
> & {
  form: UseFormReturn<Values, unknown, Output>
  onSubmit: (values: Output) => void | Promise<void>
  /** The label of the submit button. */
  submit: ReactNode
  /** Accessible name of the form, when the title is not plain text. */
  label?: string
  /** For a submit button with an irreversible action. */
  submitProps?: Pick<ButtonProps, 'colorPalette' | 'disabled'>
  /** Content at the start of the button row. */
  aside?: ReactNode
  /** Another user's save; submitting is blocked until the user chooses a version. */
  conflict?: Conflict | null
  children: ReactNode
}

type Parts<Values extends FieldValues, Output> = FormFrameProps<Values, Output> & {
  Frame: ComponentType<FrameProps>
}

/**
 * A form in a frame: errors at the top, cancel and submit at the end; `FormDialog` and `FormDrawer` choose
 * the frame.
 */
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
        // A disabled button does not block submitting with Enter.
        onSubmit={conflict ? () => undefined : onSubmit}
      >
        <FormError />
        {conflict ? <ConflictNote {...conflict} /> : null}
        {children}
      </Form>
    </Frame>
  )
}

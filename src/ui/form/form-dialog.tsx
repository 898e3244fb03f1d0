import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { DialogFrame } from '../overlay/dialog-frame.tsx'
import { FormFrame, type FormFrameProps } from './form-frame.tsx'

type FormDialogProps<Values extends FieldValues, Output> = FormFrameProps<Values, Output> &
  Pick<ComponentProps<typeof DialogFrame>, 'size'>

/** A dialog with a form: asks before discarding changes, and stays open while it submits. */
export const FormDialog = <Values extends FieldValues, Output>(props: FormDialogProps<Values, Output>) => (
  <FormFrame {...props} Frame={DialogFrame} />
)

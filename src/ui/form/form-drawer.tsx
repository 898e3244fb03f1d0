import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { DrawerFrame } from '../drawer-frame.tsx'
import { FormFrame, type FormFrameProps } from './form-frame.tsx'

type FormDrawerProps<Values extends FieldValues, Output> = FormFrameProps<Values, Output> &
  Pick<ComponentProps<typeof DrawerFrame>, 'size'>

/** A drawer that is a form: what is typed is not left unasked, and it stays open while it is being sent. */
export const FormDrawer = <Values extends FieldValues, Output>(props: FormDrawerProps<Values, Output>) => (
  <FormFrame {...props} Frame={DrawerFrame} />
)

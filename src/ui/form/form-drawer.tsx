import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { DrawerFrame } from '../overlay/drawer-frame.tsx'
import { FormFrame, type FormFrameProps } from './form-frame.tsx'

type FormDrawerProps<Values extends FieldValues, Output> = FormFrameProps<Values, Output> &
  Pick<ComponentProps<typeof DrawerFrame>, 'size'>

/** A drawer with a form: asks before discarding changes, and stays open while it submits. */
export const FormDrawer = <Values extends FieldValues, Output>(props: FormDrawerProps<Values, Output>) => (
  <FormFrame {...props} Frame={DrawerFrame} />
)

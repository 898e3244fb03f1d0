import type { ReactNode } from 'react'
import { Controller, type ControllerRenderProps, useFormContext } from 'react-hook-form'
import { FieldFrame, type FieldFrameProps } from '@/ui/form/field-frame.tsx'

type ControlFieldProps = FieldFrameProps & { children: (field: ControllerRenderProps) => ReactNode }

/** A field of a form whose control is not a native input: the child receives value and change handler. */
export function ControlField({ children, ...frame }: ControlFieldProps) {
  const { control } = useFormContext()
  return (
    <FieldFrame {...frame}>
      <Controller control={control} name={frame.name} render={({ field }) => <>{children(field)}</>} />
    </FieldFrame>
  )
}

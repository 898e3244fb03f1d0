import { Input, type InputProps, Textarea, type TextareaProps } from '@chakra-ui/react'
import { useFormContext } from 'react-hook-form'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

/** A single-line text field. */
export function TextField({
  name,
  label,
  help,
  isRequired,
  isDisabled,
  aside,
  ...input
}: FieldFrameProps & Omit<InputProps, 'name'>) {
  const { register } = useFormContext()
  return (
    <FieldFrame {...{ name, label, help, isRequired, isDisabled, aside }}>
      <Input {...input} {...register(name)} />
    </FieldFrame>
  )
}

/** A text area. */
export function TextAreaField({
  name,
  label,
  help,
  isRequired,
  isDisabled,
  aside,
  ...area
}: FieldFrameProps & Omit<TextareaProps, 'name'>) {
  const { register } = useFormContext()
  return (
    <FieldFrame {...{ name, label, help, isRequired, isDisabled, aside }}>
      <Textarea rows={4} {...area} {...register(name)} />
    </FieldFrame>
  )
}

import { Button, type ButtonProps } from '@chakra-ui/react'
import { useFormState } from 'react-hook-form'

/** Submits the form; disabled only while it submits. */
export function SubmitButton(props: ButtonProps) {
  const { isSubmitting } = useFormState()
  return <Button type="submit" loading={isSubmitting} {...props} />
}

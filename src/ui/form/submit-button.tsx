import { Button, type ButtonProps } from '@chakra-ui/react'
import { useFormState } from 'react-hook-form'

/** Sends the form; disabled only while it is being sent. */
export function SubmitButton(props: ButtonProps) {
  const { isSubmitting } = useFormState()
  return <Button type="submit" loading={isSubmitting} {...props} />
}

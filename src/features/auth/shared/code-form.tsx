import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { codeForm } from '../model/credentials.ts'
import { submitTo } from '../model/submit-to.ts'
import { CodeField } from './code-field.tsx'

type CodeFormProps = {
  /** The accessible name of the form. */
  label: string
  submit: ReactNode
  /** Checks the code; a refusal of Auth is shown at the field, which keeps the digits. */
  onCode: (code: string) => Promise<void>
  isDanger?: boolean
}

/** Asks for a code of the authenticator app and sends it as soon as it is complete. */
export function CodeForm({ label, submit, onCode, isDanger = false }: CodeFormProps) {
  const form = useForm({ resolver: zodResolver(codeForm), defaultValues: { code: '' } })
  const isSending = useRef(false)
  const send = submitTo(form, async ({ code }) => {
    // The last digit sends the code, and a pressed Enter would send it again.
    if (isSending.current) return
    isSending.current = true
    try {
      await onCode(code)
    } finally {
      isSending.current = false
    }
  })
  return (
    <Form form={form} onSubmit={send} label={label}>
      <FormError />
      <CodeField onComplete={() => void form.handleSubmit(send)()} />
      <SubmitButton alignSelf="flex-start" mt="2" {...(isDanger ? { colorPalette: 'danger' } : {})}>
        {submit}
      </SubmitButton>
    </Form>
  )
}

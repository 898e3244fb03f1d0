import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { WizardDraft } from '@/ui/form/wizard-draft.ts'
import { type ExampleRequest, emptyRequest, exampleRequest } from '../model/request-form.ts'

/** The form of the example request, which starts with the values of a draft, and the values that were sent last. */
export function useExampleForm(draft?: WizardDraft<ExampleRequest>) {
  const [sent, setSent] = useState<ExampleRequest | null>(null)
  const form = useForm<ExampleRequest>({
    resolver: zodResolver(exampleRequest),
    defaultValues: { ...emptyRequest, ...draft?.load()?.values },
  })
  const restart = () => {
    setSent(null)
    form.reset(emptyRequest)
  }
  return { form, sent, setSent, restart }
}

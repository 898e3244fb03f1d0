import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { useUser } from '@/features/auth/api/session.ts'
import { showFormError } from '@/lib/api/form-errors.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { useNavigateWhileOpen } from '@/lib/routing/pending-navigation.ts'
import { Wizard, type WizardStep } from '@/ui/form/wizard.tsx'
import type { WizardDraft } from '@/ui/form/wizard-draft.ts'

/** A step of a wizard; the keys below `wizards.step` name and, in a column, explain it. */
type DraftStep<T extends FieldValues> = Omit<WizardStep<T>, 'title' | 'description'> & {
  id: StepKey
  help?: StepKey
}

type StepKey = MessageKey<'wizards.step'>

type DraftWizardProps<T extends FieldValues> = {
  name: 'checkout' | 'deal' | 'property'
  schema: z.ZodType<T, T>
  /** The first values of the form for the signed-in person. */
  empty: (person: { name: string; email: string }) => T
  draftFor: (uid: string, empty: T) => WizardDraft<T>
  steps: readonly DraftStep<T>[]
  isVertical?: boolean
  /** Saves the form and returns the query of the page that shows the saved row. */
  save: (values: T) => Promise<Record<string, string | number>>
  showError?: (form: UseFormReturn<T, unknown, T>, error: unknown) => void
}

/** A wizard whose values are stored as a draft of the signed-in person until they are saved. */
export function DraftWizard<T extends FieldValues>(props: DraftWizardProps<T>) {
  const { name, schema, empty, draftFor, steps, isVertical = false, save, showError = showFormError } = props
  const t = useT('wizards')
  const navigate = useNavigateWhileOpen()
  const user = useUser()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form keeps its first values until the account changes
  const { draft, defaultValues } = useMemo(() => {
    const values = empty({ name: user?.fullName ?? '', email: user?.email ?? '' })
    const stored = draftFor(user?.uid ?? '', values)
    return { draft: stored, defaultValues: { ...values, ...stored.load()?.values } as DefaultValues<T> }
  }, [user?.uid])
  const form = useForm<T, unknown, T>({ resolver: zodResolver(schema), defaultValues })
  const submit = async (values: T) => {
    try {
      await navigate(href(`wizards.${name}`, undefined, await save(values)), { replace: true })
    } catch (error) {
      showError(form, error)
    }
  }
  return (
    <Wizard
      label={t(`${name}.title`)}
      orientation={isVertical ? 'vertical' : 'horizontal'}
      form={form}
      draft={draft}
      onSubmit={submit}
      submit={t(`${name}.submit`)}
      steps={steps.map(({ help, ...step }) => ({
        ...step,
        title: t(`step.${step.id}`),
        ...(help ? { description: t(`step.${help}`) } : {}),
      }))}
    />
  )
}

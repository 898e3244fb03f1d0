import { Check, FileText, type LucideIcon, NotebookPen, Users } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import type { WizardStep } from '@/ui/form/wizard.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { DescriptionList } from '@/ui/layout/description-list.tsx'
import type { ExampleRequest } from '../model/request-form.ts'
import { REQUEST_SECTIONS } from '../model/request-sections.ts'
import { RequestFields } from './request-field.tsx'

const icons: Readonly<Record<string, LucideIcon>> = {
  text: FileText,
  contact: Users,
  notes: NotebookPen,
  review: Check,
}

/** The looks of the steps of the example request. */
export type StepOptions = {
  look: 'icons' | 'numbered'
  /** Without the second line of each step. */
  isCompact?: boolean
  /** With a last step that shows what was entered. */
  hasReview?: boolean
}

/** The sections of the example request as steps of a wizard. */
export function useRequestSteps({
  look,
  isCompact = false,
  hasReview = false,
}: StepOptions): readonly WizardStep<ExampleRequest>[] {
  const t = useT('forms.step')
  const sections = REQUEST_SECTIONS.map(({ id, fields }) => ({
    id,
    fields: fields as readonly (keyof ExampleRequest)[],
    content: <RequestFields names={fields} />,
  }))
  const review = { id: 'review' as const, fields: [], content: <RequestReview /> }
  return [...sections, ...(hasReview ? [review] : [])].map((step) => {
    const icon = look === 'icons' ? icons[step.id] : undefined
    return {
      ...step,
      title: t(step.id),
      ...(isCompact ? {} : { description: t(`${step.id}.help`) }),
      ...(icon ? { icon } : {}),
    }
  })
}

/** The values of the earlier steps, for review. */
function RequestReview() {
  const intl = useIntl()
  const t = useT('forms.field')
  const values = useWatch<ExampleRequest>()
  const shown = {
    ...values,
    service: values.service ? t(`service.${values.service}`) : '',
    due: formatDate(intl, values.due ?? '', 'day'),
  }
  return (
    <DescriptionList
      items={REQUEST_SECTIONS.flatMap(({ fields }) =>
        fields.map((name) => ({ name: t(name), value: shown[name] })),
      )}
    />
  )
}

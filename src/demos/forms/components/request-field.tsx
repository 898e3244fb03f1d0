import { useT } from '@/lib/i18n/use-t.ts'
import { DateField } from '@/ui/form/date-field.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '@/ui/form/text-field.tsx'
import { type ExampleRequest, SERVICES } from '../model/request-form.ts'

/** One field of the example request by its name. */
export function RequestField({ name }: { name: keyof ExampleRequest }) {
  const t = useT('forms.field')
  const label = t(name)
  if (name === 'service')
    return (
      <SelectField
        name={name}
        label={label}
        options={SERVICES.map((value) => ({ value, label: t(`service.${value}`) }))}
      />
    )
  if (name === 'due') return <DateField name={name} label={label} isRequired />
  if (name === 'notes') return <TextAreaField name={name} label={label} rows={3} />
  if (name === 'email') return <TextField name={name} label={label} type="email" dir="ltr" isRequired />
  return <TextField name={name} label={label} isRequired={name !== 'company'} />
}

/** Several fields of the example request, in order. */
export function RequestFields({ names }: { names: readonly (keyof ExampleRequest)[] }) {
  return names.map((name) => <RequestField key={name} name={name} />)
}

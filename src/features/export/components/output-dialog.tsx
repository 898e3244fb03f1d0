import { PRESET_NAMES, type PresetName } from '@contract/compile.ts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'

type Values = { name: string; preset: PresetName }

type OutputDialogProps = {
  /** `new` also asks how the output should look. */
  kind: 'new' | 'rename'
  name: string
  preset: PresetName
  onSave: (values: Values) => Promise<unknown>
  onClose: () => void
}

/** Asks for the name of an output. */
export function OutputDialog({ kind, name, preset, onSave, onClose }: OutputDialogProps) {
  const t = useT('export.output')
  const how = useT('export.how')
  const form = useForm<Values>({ defaultValues: { name, preset } })
  const likelyName = how(form.watch('preset'))
  const isNamed = form.formState.dirtyFields.name === true
  useEffect(() => {
    // A name that was not typed is that of the look.
    if (kind === 'new' && !isNamed) form.resetField('name', { defaultValue: likelyName })
  }, [kind, isNamed, likelyName, form])
  const handleSubmit = async (values: Values) => {
    const trimmed = values.name.trim()
    if (trimmed === '') {
      form.setError('name', { message: 'export.output.name-missing' }, { shouldFocus: true })
      return
    }
    try {
      await onSave({ ...values, name: trimmed })
    } catch (error) {
      showFormError(form, error)
      return
    }
    onClose()
  }
  return (
    <FormDialog
      size="sm"
      title={t(kind)}
      description={kind === 'new' ? t('new.help') : undefined}
      form={form}
      submit={t(`${kind}.save`)}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField name="name" label={t('name')} isRequired dir="auto" maxLength={200} autoComplete="off" />
      {kind === 'new' ? (
        <SelectField
          name="preset"
          label={t('preset')}
          options={PRESET_NAMES.map((value) => ({ value, label: how(value) }))}
        />
      ) : null}
    </FormDialog>
  )
}

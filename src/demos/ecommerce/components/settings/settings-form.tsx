import { Button, Flex, Stack } from '@chakra-ui/react'
import { type ShopSettingsSection, settingsResponse } from '@contract/demo/shop-settings.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useState } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import { useLeaveQuestion } from '@/demos/shared/use-leave-question.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { useOptimisticLock } from '@/lib/queries/use-optimistic-lock.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ConflictNote } from '@/ui/form/conflict-note.tsx'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { useSaveSettings } from '../../api/settings.ts'
import { settingsForms } from '../../model/settings-forms.ts'
import { settingsLabels } from '../../model/settings-labels.ts'
import { FieldGroup } from '../field-group.tsx'

type SettingsFormProps = {
  section: ShopSettingsSection
  canSave: boolean
  /** Called when the form must start again from the stored values. */
  onRenew: () => void
  children: ReactNode
}

/** The form of one tab: saved against its revision, discarded, and asked about when it is left with changes. */
export function SettingsForm({ section, canSave, onRenew, children }: SettingsFormProps) {
  const t = useT('ecommerce.settings')
  const save = useSaveSettings()
  const [start] = useState(section)
  const { schema, valuesOf } = settingsForms[section.tab]
  const form = useForm<FieldValues, unknown, FieldValues>({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(start),
  })
  const { isDirty, isSubmitting } = form.formState
  const { attempt, conflict } = useOptimisticLock<FieldValues, FieldValues, ShopSettingsSection>({
    form,
    start,
    valuesOf,
    latest: ({ body }) => settingsResponse.safeParse(body).data?.section ?? null,
  })
  useLeaveQuestion(isDirty && !isSubmitting)
  // A form without changes follows what another person saves.
  const isBehind = !isDirty && section.revision !== start.revision
  useEffect(() => {
    if (isBehind) onRenew()
  }, [isBehind, onRenew])
  return (
    <Form
      form={form}
      label={t(`tab.${section.tab}`)}
      onSubmit={(values) =>
        conflict
          ? undefined
          : attempt(async (base) => {
              await save.mutateAsync({ tab: base.tab, revision: base.revision, values })
              toast.success({ title: t('saved') })
              onRenew()
            })
      }
    >
      <FormError />
      {conflict ? (
        <ConflictNote
          {...conflict}
          changedFields={conflict.changed.flatMap((name) => settingsLabels[name] ?? []).map((key) => t(key))}
        />
      ) : null}
      <FieldGroup isDisabled={!canSave}>
        <Stack gap="5">{children}</Stack>
      </FieldGroup>
      {canSave ? (
        <Flex
          position="sticky"
          bottom="0"
          zIndex="1"
          py="3"
          gap="3"
          justify="flex-end"
          bg="bg"
          borderTopWidth="1px"
        >
          <Button type="button" variant="outline" disabled={!isDirty} onClick={() => form.reset()}>
            {t('discard')}
          </Button>
          <SubmitButton disabled={conflict !== null}>{t('save')}</SubmitButton>
        </Flex>
      ) : null}
    </Form>
  )
}

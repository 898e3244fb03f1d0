import { REPLY_LANGUAGES, type SavedReply, savedReplyResponse } from '@contract/saved-replies.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { useOptimisticLock } from '@/lib/queries/use-optimistic-lock.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { FormDrawer } from '@/ui/form/form-drawer.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '@/ui/form/text-field.tsx'
import { useCreateSavedReply, usePatchSavedReply } from '../api/saved-replies.ts'

const schema = z.object({
  title: z.string().trim().min(1, 'saved-replies.error.title').max(80, 'saved-replies.error.long'),
  language: z.enum(REPLY_LANGUAGES),
  body: z.string().trim().min(1, 'saved-replies.error.body').max(5000, 'saved-replies.error.long'),
})

/** The fields as they are written in each language. */
const FIELDS = {
  en: { client: '{client}', request: '{request}', due: '{due}', me: '{me}' },
  fr: { client: '{client}', request: '{demande}', due: '{échéance}', me: '{moi}' },
}

const valuesOf = ({ title, language, body }: Pick<SavedReply, 'title' | 'language' | 'body'>) => ({
  title,
  language,
  body,
})

/** Creates or edits a saved reply; a conflicting save by another person is shown before it can be overwritten. */
export function SavedReplyDrawer({ reply, onClose }: { reply: SavedReply | null; onClose: () => void }) {
  const intl = useIntl()
  const t = useT('saved-replies')
  const create = useCreateSavedReply()
  const patch = usePatchSavedReply()
  const language = intl.locale.startsWith('fr') ? 'fr' : 'en'
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(reply ?? { title: '', language, body: '' }),
  })
  const { attempt, conflict } = useOptimisticLock({
    form,
    start: reply,
    valuesOf,
    latest: ({ body }) => savedReplyResponse.safeParse(body).data?.reply ?? null,
  })
  return (
    <FormDrawer
      title={t(reply ? 'edit-title' : 'new-title')}
      onClose={onClose}
      form={form}
      conflict={
        conflict && { ...conflict, changedFields: conflict.changed.map((name) => t(`field.${name}`)) }
      }
      submit={intl.formatMessage({ id: 'ui.save' })}
      onSubmit={(values) =>
        attempt(async (base) => {
          if (base) await patch.mutateAsync({ id: base.id, revision: base.revision, ...values })
          else await create.mutateAsync(values)
          toast.success({ title: t('saved') })
          onClose()
        })
      }
    >
      <TextField name="title" label={t('field.title')} autoComplete="off" isRequired />
      <SelectField
        name="language"
        label={t('field.language')}
        options={REPLY_LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
      />
      <TextAreaField
        name="body"
        label={t('field.body')}
        help={t('fields-help', FIELDS[language])}
        rows={10}
        dir="auto"
        maxLength={5000}
        isRequired
      />
    </FormDrawer>
  )
}

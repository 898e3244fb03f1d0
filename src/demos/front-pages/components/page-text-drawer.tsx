import { type PageText, pageTextResponse } from '@contract/page-texts.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { useOptimisticLock } from '@/lib/queries/use-optimistic-lock.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { FormDrawer } from '@/ui/form/form-drawer.tsx'
import { TextAreaField } from '@/ui/form/text-field.tsx'
import { usePatchPageText } from '../api/page-texts.ts'

const schema = z.object({
  body: z.string().trim().min(1, 'front-pages.text.required').max(50_000, 'front-pages.text.long'),
})
const valuesOf = ({ body }: Pick<PageText, 'body'>) => ({ body })

/** Edits the text of a public page; a conflicting save by another person is shown before it can be overwritten. */
export function PageTextDrawer({ text, onClose }: { text: PageText; onClose: () => void }) {
  const t = useT('front-pages.text')
  const patch = usePatchPageText()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: valuesOf(text) })
  const { attempt, conflict } = useOptimisticLock({
    form,
    start: text,
    valuesOf,
    latest: ({ body }) => pageTextResponse.safeParse(body).data?.text ?? null,
  })
  return (
    <FormDrawer
      title={t('edit-title')}
      onClose={onClose}
      form={form}
      conflict={conflict && { ...conflict, changedFields: [t('body')] }}
      submit={t('save')}
      onSubmit={({ body }) =>
        attempt(async (base) => {
          const { page, language, revision } = base ?? text
          await patch.mutateAsync({ page, language, revision, body })
          toast.success({ title: t('saved') })
          onClose()
        })
      }
    >
      <TextAreaField name="body" label={t('body')} help={t('body-help')} rows={24} isRequired />
    </FormDrawer>
  )
}

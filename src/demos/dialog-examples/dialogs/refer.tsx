import { Text } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { referralFiguresQuery, useInviteReferral } from '@/demos/ecommerce/api/referrals.ts'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { ExampleDialog } from '../components/example-dialog.tsx'
import { LinkRow } from '../components/link-row.tsx'
import { useExampleDialog } from '../components/use-example-dialog.ts'

export function DialogRefer() {
  const t = useT('dialog-examples.refer')
  const schema = z.object({ email: z.string().trim().pipe(z.email('dialog-examples.error.email')) })
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '' } })
  const dialog = useExampleDialog(form)
  const mayInvite = useAbility().can('create', 'demo')
  const figures = useQuery({ ...referralFiguresQuery(), enabled: dialog.isOpen })
  const invite = useInviteReferral()
  const showError = (error: unknown) =>
    showFormError(form, error, { words: { taken: 'dialog-examples.refer.invited-already' } })
  return (
    <ExampleDialog
      name="refer"
      icon={Gift}
      dialog={dialog}
      form={form}
      submit={t('send')}
      submitProps={{ disabled: !mayInvite }}
      onSubmit={async (values) => {
        await invite.mutateAsync(values)
        toast.success({ title: t('sent', { email: values.email }) })
      }}
      showError={showError}
    >
      <LinkRow label={t('link')} link={figures.data?.link ?? ''} />
      <TextField
        name="email"
        type="email"
        label={t('email')}
        help={mayInvite ? t('email-help') : t('not-allowed')}
        autoComplete="off"
        dir="ltr"
        isDisabled={!mayInvite}
        isRequired
      />
      {figures.data ? <Text color="fg.muted">{t('invited', { count: figures.data.invited })}</Text> : null}
    </ExampleDialog>
  )
}

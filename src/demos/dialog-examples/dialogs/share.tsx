import { Text } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useHref } from 'react-router-dom'
import type * as z from 'zod'
import { manuscriptsQuery } from '@/features/manuscripts/api/manuscripts.ts'
import { useInviteMember } from '@/features/manuscripts/api/members.ts'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { ExampleDialog } from '../components/example-dialog.tsx'
import { LinkRow } from '../components/link-row.tsx'
import { useExampleDialog } from '../components/use-example-dialog.ts'
import { shareLinkForm, THIS_PAGE } from '../model/share-form.ts'

export function DialogShare() {
  const t = useT('dialog-examples.share')
  const form = useForm<z.infer<typeof shareLinkForm>>({
    resolver: zodResolver(shareLinkForm),
    defaultValues: { what: THIS_PAGE, email: '', role: 'viewer' },
  })
  const dialog = useExampleDialog(form)
  const what = form.watch('what')
  const isPage = what === THIS_PAGE
  const mayRead = useAbility().can('read', 'manuscripts')
  const list = useQuery({ ...manuscriptsQuery({ itemsPerPage: 100 }), enabled: dialog.isOpen && mayRead })
  const own = list.data?.manuscripts.filter(({ access }) => access === 'owner') ?? []
  const invite = useInviteMember(what)
  const path = useHref(isPage ? href('dialog-examples.page') : href('editor.manuscript', { id: what }))
  const submit = async ({ email, role }: z.infer<typeof shareLinkForm>) => {
    if (isPage) await navigator.clipboard.writeText(new URL(path, window.location.href).href)
    else await invite.mutateAsync({ email, role })
    toast.success({ title: isPage ? t('copied') : t('invited', { email }) })
  }
  return (
    <ExampleDialog
      name="share"
      icon={Share2}
      dialog={dialog}
      form={form}
      submit={t(isPage ? 'copy' : 'invite')}
      onSubmit={submit}
      showError={(error) =>
        showFormError(form, error, isPage ? { fallbackId: 'dialog-examples.link.not-copied' } : {})
      }
    >
      <SelectField
        name="what"
        label={t('what')}
        options={[
          { value: THIS_PAGE, label: t('page') },
          ...own.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <LinkRow label={t('link')} link={new URL(path, window.location.href).href} />
      {isPage ? (
        <Text color="fg.muted">{t('page-help')}</Text>
      ) : (
        <>
          <TextField name="email" type="email" label={t('email')} autoComplete="off" dir="ltr" isRequired />
          <SelectField
            name="role"
            label={t('role')}
            options={(['viewer', 'editor'] as const).map((value) => ({ value, label: t(value) }))}
          />
        </>
      )}
    </ExampleDialog>
  )
}

import { useIntl } from 'react-intl'
import { ApiError } from '@/lib/api/api-error.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useLiftAddress } from '../api/mail-addresses.ts'

/** Lets mails be sent again to an address after a question, and reports the result. */
export function useLiftBlock() {
  const intl = useIntl()
  const confirm = useConfirm()
  const lift = useLiftAddress()
  const t = useT('mail-delivery.lift')
  return async ({ no, name, email }: { no: number; name: string; email: string }): Promise<void> => {
    const isSure = await confirm({
      title: t('title', { email }),
      body: t('body', { name }),
      confirmLabel: t('action'),
    })
    if (!isSure) return
    try {
      await lift.mutateAsync(no)
    } catch (error) {
      const isOpen = error instanceof ApiError && error.status === 409
      toast.error({
        title: t('failed'),
        description: isOpen ? t('open') : intl.formatMessage({ id: 'ui.form.failed' }),
      })
      return
    }
    toast.success({ title: t('done', { email }) })
  }
}

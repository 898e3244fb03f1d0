import { Button } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useRevokeMailLinks } from '../api/mail-links.ts'

/** Ends the links that answer mails without a sign-in, for a person whose mails others could read. */
export function MailLinkSection() {
  const intl = useIntl()
  const revoke = useRevokeMailLinks()
  const end = async () => {
    try {
      await revoke.mutateAsync()
    } catch (error) {
      console.warn('The links could not be ended', error)
      toast.error({ title: intl.formatMessage({ id: 'account.mail-links.failed' }) })
      return
    }
    toast.success({ title: intl.formatMessage({ id: 'account.mail-links.done' }) })
  }
  return (
    <Button variant="outline" alignSelf="flex-start" loading={revoke.isPending} onClick={() => void end()}>
      <FormattedMessage id="account.mail-links.end" />
    </Button>
  )
}

import { Button, Checkbox, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { signOut } from '@/features/auth/api/auth.ts'
import { ApiError } from '@/lib/api-error.ts'
import { useConfirm } from '@/ui/confirm.tsx'
import { toast } from '@/ui/toaster.tsx'
import { deactivateAccount } from '../api/account.ts'
import { inOurWords } from '../model/forms.ts'
import { Section } from './section.tsx'

/** Leaving: the account closes and every browser is signed out. */
export function DeactivateSection() {
  const intl = useIntl()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const [isSure, setIsSure] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const text = (id: string) => intl.formatMessage({ id: `account.deactivate.${id}` })
  const leave = async () => {
    if (
      !(await confirm({
        title: text('ask'),
        body: text('ask-body'),
        confirmLabel: text('button'),
        isDanger: true,
      }))
    )
      return
    setIsBusy(true)
    try {
      await deactivateAccount()
      await signOut()
      toast.info({ title: text('done') })
      await navigate('/login', { replace: true })
    } catch (error) {
      const refusal = inOurWords(error)
      const isTold = refusal instanceof ApiError && refusal.message.startsWith('account.')
      toast.error({ title: isTold ? intl.formatMessage({ id: refusal.message }) : text('failed') })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Section
      isDanger
      title={<FormattedMessage id="account.deactivate.heading" />}
      description={<FormattedMessage id="account.deactivate.body" />}
    >
      <Stack gap="4" align="flex-start">
        <Checkbox.Root checked={isSure} onCheckedChange={({ checked }) => setIsSure(checked === true)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>
            <FormattedMessage id="account.deactivate.sure" />
          </Checkbox.Label>
        </Checkbox.Root>
        <Button
          variant="outline"
          colorPalette="danger"
          color="danger.fg"
          disabled={!isSure}
          loading={isBusy}
          onClick={() => void leave()}
        >
          <FormattedMessage id="account.deactivate.button" />
        </Button>
      </Stack>
    </Section>
  )
}

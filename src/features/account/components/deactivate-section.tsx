import { Flex } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod'
import { signOut } from '@/features/auth/api/auth.ts'
import { reasonText } from '@/lib/api/refusal.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { CheckboxField } from '@/ui/form/checkbox-field.tsx'
import { Form } from '@/ui/form/form.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { deactivateAccount } from '../api/account.ts'
import { SettingsSection } from './settings-section.tsx'

const schema = z.object({
  sure: z.boolean().refine((isSure) => isSure, 'account.deactivate.not-sure'),
})

/** Deactivates the account after confirmation and signs out every browser. */
export function DeactivateSection() {
  const intl = useIntl()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { sure: false } })
  const text = (id: MessageKey<'account.deactivate'>) =>
    intl.formatMessage({ id: `account.deactivate.${id}` })
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
    try {
      await deactivateAccount()
      await signOut()
      toast.info({ title: text('done') })
      await navigate('/login', { replace: true })
    } catch (error) {
      toast.error({ title: reasonText(intl, error) ?? text('failed') })
    }
  }
  return (
    <SettingsSection
      isDanger
      title={<FormattedMessage id="account.deactivate.heading" />}
      description={<FormattedMessage id="account.deactivate.body" />}
    >
      <Form form={form} onSubmit={leave} label={text('heading')}>
        <CheckboxField name="sure" label={text('sure')} isRequired />
        <Flex>
          <SubmitButton variant="outline" colorPalette="danger" color="danger.fg">
            {text('button')}
          </SubmitButton>
        </Flex>
      </Form>
    </SettingsSection>
  )
}

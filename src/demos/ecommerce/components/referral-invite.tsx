import { Box, Button, Flex, Input, Stack, Text } from '@chakra-ui/react'
import type { ReferralFigures } from '@contract/demo/review-actions.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { Copy } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { useInviteReferral } from '../api/referrals.ts'
import { referralForm, referralWords } from '../model/sales-forms.ts'
import { ShopSection } from './shop-section.tsx'

type ReferralInviteProps = { figures: ReferralFigures | undefined; mayInvite: boolean }

/** Invites a person by mail, or copies the link of the caller. */
export function ReferralInvite({ figures, mayInvite }: ReferralInviteProps) {
  const intl = useIntl()
  const t = useT('ecommerce-sales.referrals')
  const link = figures?.link ?? ''
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast.success({ title: t('copied') })
    } catch {
      toast.error({ title: t('not-copied') })
    }
  }
  return (
    <ShopSection title={t('invite')}>
      <Stack gap="5">
        {mayInvite ? <InviteForm /> : null}
        <Box>
          <Text fontWeight="medium" mb="1.5">
            {t('link')}
          </Text>
          <Flex gap="2">
            <Input
              readOnly
              value={link}
              aria-label={t('link')}
              dir="ltr"
              onFocus={(event) => event.target.select()}
            />
            <Button variant="outline" flex="none" disabled={link === ''} onClick={() => void copy()}>
              <Copy size={16} aria-hidden />
              {t('copy')}
            </Button>
          </Flex>
        </Box>
        {figures && figures.invitations.length > 0 ? (
          <Box>
            <Text fontWeight="medium">{t('invited', { count: figures.invited })}</Text>
            <Box as="ul" listStyleType="none" mt="1">
              {figures.invitations.map(({ id, email, sentAt }) => (
                <Flex as="li" key={id} justify="space-between" gap="3" py="1" wrap="wrap">
                  <Text as="bdi" overflowWrap="anywhere" minW="0">
                    {email}
                  </Text>
                  <Text as="bdi" color="fg.muted">
                    {formatDate(intl, sentAt, 'day')}
                  </Text>
                </Flex>
              ))}
            </Box>
          </Box>
        ) : null}
      </Stack>
    </ShopSection>
  )
}

function InviteForm() {
  const t = useT('ecommerce-sales.referrals')
  const invite = useInviteReferral()
  const form = useForm({ resolver: zodResolver(referralForm), defaultValues: { email: '' } })
  return (
    <Form
      form={form}
      label={t('invite')}
      onSubmit={async (values) => {
        try {
          await invite.mutateAsync(values)
          toast.success({ title: t('sent', { email: values.email }) })
          form.reset()
        } catch (error) {
          showFormError(form, error, { words: referralWords })
        }
      }}
    >
      <FormError />
      <TextField name="email" label={t('email')} type="email" autoComplete="off" dir="ltr" isRequired />
      <Box>
        <SubmitButton>{t('send')}</SubmitButton>
      </Box>
    </Form>
  )
}

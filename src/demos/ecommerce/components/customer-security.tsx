import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Mail, MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useConfirmedDelete } from '@/demos/shared/use-confirmed-delete.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { useCustomerChanges } from '../api/customers.ts'
import type { CustomerTabProps } from './customer-tab.ts'
import { ShopSection } from './shop-section.tsx'

/** The password reset mail and the devices of a customer; the shop stores no password. */
export function CustomerSecurity({ customer, mayEdit }: CustomerTabProps) {
  return (
    <Stack gap="5">
      <PasswordMails customer={customer} mayEdit={mayEdit} />
      <Devices customer={customer} mayEdit={mayEdit} />
    </Stack>
  )
}

function PasswordMails({ customer, mayEdit }: CustomerTabProps) {
  const intl = useIntl()
  const t = useT('ecommerce-sales.security')
  const changes = useCustomerChanges(customer.customerId)
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    try {
      await changes.sendPasswordMail()
      toast.success({ title: t('sent', { email: customer.email }) })
    } catch (error) {
      const isLimited = error instanceof ApiError && error.code === 'rate_limited'
      toast.error({ title: t(isLimited ? 'limited' : 'not-sent') })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <ShopSection
      title={t('password')}
      actions={
        mayEdit ? (
          <Button variant="outline" loading={isBusy} onClick={() => void send()}>
            <Mail size={16} aria-hidden />
            {t('send')}
          </Button>
        ) : null
      }
    >
      <Text color="fg.muted" maxW="70ch">
        {t('password-body')}
      </Text>
      {customer.passwordMails.length === 0 ? null : (
        <Box as="ul" listStyleType="none" mt="4">
          {customer.passwordMails.map(({ id, requestedBy, sentAt }) => (
            <Text as="li" key={id} py="1">
              {requestedBy === ''
                ? t('mail', { date: formatDate(intl, sentAt, 'dayTime') })
                : t('mail-by', { date: formatDate(intl, sentAt, 'dayTime'), name: requestedBy })}
            </Text>
          ))}
        </Box>
      )}
    </ShopSection>
  )
}

function Devices({ customer, mayEdit }: CustomerTabProps) {
  const intl = useIntl()
  const t = useT('ecommerce-sales.security')
  const confirmDelete = useConfirmedDelete()
  const changes = useCustomerChanges(customer.customerId)
  const signOut = (id: number, device: string) =>
    confirmDelete({
      title: t('sign-out-title', { device }),
      body: t('sign-out-body'),
      confirmLabel: t('sign-out'),
      done: t('signed-out', { device }),
      failed: () => t('failed'),
      remove: () => changes.remove('devices', id),
    })
  return (
    <ShopSection title={t('devices')}>
      {customer.devices.length === 0 ? <Text color="fg.muted">{t('no-devices')}</Text> : null}
      <Stack as="ul" listStyleType="none" gap="0">
        {customer.devices.map(({ id, browser, device, city, lastSeenAt }) => {
          const name = t('device', { browser, device })
          return (
            <Flex
              as="li"
              key={id}
              gap="3"
              py="3"
              align="center"
              borderTopWidth="1px"
              _first={{ border: 'none' }}
            >
              <Box color="fg.muted" flex="none">
                <MonitorSmartphone size={20} aria-hidden />
              </Box>
              <Box flex="1" minW="0">
                <Text fontWeight="medium">{name}</Text>
                <Text textStyle="xs" color="fg.muted">
                  {t('seen', { city, date: formatDate(intl, lastSeenAt, 'dayTime') })}
                </Text>
              </Box>
              {mayEdit ? (
                <Button
                  size="sm"
                  variant="ghost"
                  colorPalette="danger"
                  onClick={() => void signOut(id, name)}
                >
                  {t('sign-out')}
                </Button>
              ) : null}
            </Flex>
          )
        })}
      </Stack>
    </ShopSection>
  )
}

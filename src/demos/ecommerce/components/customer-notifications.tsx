import { Box, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import type { CustomerNotificationBody } from '@contract/demo/customer-records.ts'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { SwitchRow } from '@/ui/inputs/switch-row.tsx'
import { useCustomerChanges } from '../api/customers.ts'
import type { CustomerTabProps } from './customer-tab.ts'
import { ShopSection } from './shop-section.tsx'

/** How a customer is notified; each switch saves at once. */
export function CustomerNotifications({ customer, mayEdit }: CustomerTabProps) {
  const t = useT('ecommerce-sales.notify')
  const changes = useCustomerChanges(customer.customerId)
  // Shows the chosen value while it is saved.
  const [pending, setPending] = useState<CustomerNotificationBody | null>(null)
  const save = async (body: CustomerNotificationBody) => {
    setPending(body)
    try {
      await changes.setNotification(body)
    } catch {
      toast.error({ title: t('failed') })
    } finally {
      setPending(null)
    }
  }
  return (
    <ShopSection title={t('title')}>
      <Text color="fg.muted">{t('body')}</Text>
      <Stack gap="0" mt="2">
        {customer.notifications.map((stored) => {
          const row = pending?.topic === stored.topic ? pending : stored
          return (
            <Box
              key={row.topic}
              role="group"
              aria-label={t(`topic.${row.topic}`)}
              py="4"
              borderTopWidth="1px"
              _first={{ border: 'none' }}
            >
              <Text fontWeight="medium">{t(`topic.${row.topic}`)}</Text>
              <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="10" rowGap="2" mt="2" maxW="xl">
                {(['byEmail', 'byBrowser'] as const).map((channel) => (
                  <SwitchRow
                    key={channel}
                    label={t(channel)}
                    isOn={row[channel]}
                    isDisabled={pending !== null}
                    {...(mayEdit
                      ? { onChange: (isOn: boolean) => void save({ ...row, [channel]: isOn }) }
                      : {})}
                  />
                ))}
              </SimpleGrid>
            </Box>
          )
        })}
      </Stack>
    </ShopSection>
  )
}

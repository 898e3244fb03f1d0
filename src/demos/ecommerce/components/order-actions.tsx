import { Box, Stack, Text } from '@chakra-ui/react'
import type { OrderRecord } from '@contract/demo/order-records.ts'
import { type OrderAction, refusalOfTransition } from '@contract/demo/order-states.ts'
import { Ban, CircleCheck, PackageCheck, Send, Truck, Undo2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { ApiError } from '@/lib/api/api-error.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { formatMoney } from '@/ui/format/format-money.ts'
import { ActionButton } from '@/ui/inputs/action-button.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useChangeOrderState } from '../api/orders.ts'
import { ShopSection } from './shop-section.tsx'
import { useShop } from './use-shop.ts'

const GROUPS = [
  { name: 'payment', actions: ['pay', 'fail', 'refund'] },
  { name: 'shipment', actions: ['dispatch', 'send', 'deliver'] },
] as const satisfies readonly { name: string; actions: readonly OrderAction[] }[]
const icons = {
  pay: CircleCheck,
  fail: Ban,
  refund: Undo2,
  dispatch: Send,
  send: Truck,
  deliver: PackageCheck,
} as const satisfies Record<OrderAction, unknown>

/** The changes of payment and shipment; a change that is not possible gives its reason. */
export function OrderActions({ order }: { order: OrderRecord }) {
  const t = useT('ecommerce-sales.action')
  const run = useRunAction(order)
  return (
    <Box data-print="hide">
      <ShopSection title={t('title')}>
        <Stack gap="4">
          {GROUPS.map(({ name, actions }) => (
            <Box key={name} role="group" aria-label={t(name)}>
              <Text color="fg.muted" mb="2">
                {t(name)}
              </Text>
              <Stack gap="2">
                {actions.map((action) => {
                  const refusal = refusalOfTransition(order, action)
                  const Icon = icons[action]
                  return (
                    <ActionButton
                      key={action}
                      width="full"
                      justifyContent="flex-start"
                      variant="outline"
                      colorPalette={action === 'refund' ? 'danger' : 'gray'}
                      disabled={run.isBusy}
                      disabledReason={refusal === null ? undefined : t(`reason.${refusal}`)}
                      onClick={() => run.start(action)}
                    >
                      <Icon size={16} aria-hidden />
                      {t(action)}
                    </ActionButton>
                  )
                })}
              </Stack>
            </Box>
          ))}
        </Stack>
      </ShopSection>
    </Box>
  )
}

/** Runs an action; a refund asks first, and a change by another person is reported. */
function useRunAction(order: OrderRecord) {
  const intl = useIntl()
  const t = useT('ecommerce-sales.action')
  const confirm = useConfirm()
  const { numberOf } = useShop()
  const change = useChangeOrderState(order.order)
  const start = async (action: OrderAction) => {
    const about = { order: numberOf(order.order), amount: formatMoney(intl, order.totalCents) }
    const isSure =
      action !== 'refund' ||
      (await confirm({
        title: t('refund-title', about),
        body: t('refund-body'),
        confirmLabel: t('refund'),
        isDanger: true,
      }))
    if (!isSure) return
    try {
      await change.mutateAsync({ action, revision: order.revision })
      toast.success({ title: t(`done.${action}`, about) })
    } catch (error) {
      const isLate = error instanceof ApiError && error.status === 409
      toast.error({ title: t(isLate ? 'late' : 'failed') })
    }
  }
  return { start, isBusy: change.isPending }
}

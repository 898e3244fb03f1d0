import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { InvoiceDocument } from '@contract/demo/invoice-documents.ts'
import { Trash2 } from 'lucide-react'
import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { useAbility } from '@/lib/auth/ability.ts'
import { reportError } from '@/lib/browser/report-error.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { formatMoney } from '@/ui/format/format-money.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useRemovePayment } from '../api/write-invoice.ts'

/** The payments of an invoice, with a button to remove one that was added by mistake. */
export function PaymentList({ document }: { document: InvoiceDocument }) {
  const intl = useIntl()
  const t = useT('invoice.payment')
  const confirm = useConfirm()
  const remove = useRemovePayment(document.id)
  const mayRemove = useAbility().can('update', 'demo')
  const handleRemove = async (id: string, amount: string) => {
    const isSure = await confirm({
      title: t('remove-title', { amount }),
      body: t('remove-body'),
      confirmLabel: t('remove'),
      isDanger: true,
    })
    if (!isSure) return
    try {
      await remove.mutateAsync(id)
    } catch (error) {
      reportError(error, { action: 'invoice payment' })
      toast.error({ title: t('remove-failed') })
    }
  }
  return (
    <Box>
      <Heading as="h2" textStyle="sm" mb="2">
        {t('heading')}
      </Heading>
      {document.payments.length === 0 ? <Text color="fg.muted">{t('none')}</Text> : null}
      <Stack as="ul" gap="1" listStyleType="none">
        {document.payments.map(({ id, amountCents, paidOn, method, note }) => {
          const amount = formatMoney(intl, amountCents)
          const facts = [
            formatDate(intl, paidOn, 'day'),
            intl.formatMessage({ id: `invoice.payment.method.${method}` }),
            note,
          ]
          return (
            <Flex as="li" key={id} align="center" gap="2" minH="11">
              <Box flex="1" minW="0">
                <Text fontVariantNumeric="tabular-nums">
                  <bdi>{amount}</bdi>
                </Text>
                <Text textStyle="xs" color="fg.muted">
                  {facts
                    .filter((fact) => fact !== '')
                    .map((fact, at) => (
                      <Fragment key={fact}>
                        {at > 0 ? ' · ' : null}
                        <bdi>{fact}</bdi>
                      </Fragment>
                    ))}
                </Text>
              </Box>
              {mayRemove ? (
                <IconButton
                  label={t('remove-label', { amount })}
                  onClick={() => void handleRemove(id, amount)}
                >
                  <Trash2 />
                </IconButton>
              ) : null}
            </Flex>
          )
        })}
      </Stack>
    </Box>
  )
}

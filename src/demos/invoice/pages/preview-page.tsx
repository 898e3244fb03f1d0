import { Button, Flex, Grid, Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { BanknoteArrowDown, Copy, Download, Pencil, Printer, Send } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { CommerceStatus } from '@/demos/shared/commerce-status.tsx'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { PageFrame } from '@/ui/layout/page.tsx'
import { invoiceDocumentQuery } from '../api/invoices.ts'
import { InvoicePaper } from '../components/invoice-paper.tsx'
import { InvoiceState } from '../components/invoice-state.tsx'
import { PaymentDialog } from '../components/payment-dialog.tsx'
import { PaymentList } from '../components/payment-list.tsx'
import { SendInvoice } from '../components/send-invoice.tsx'
import { useDuplicate } from '../components/use-duplicate.ts'
import { useInvoiceDownload } from '../components/use-invoice-download.ts'
import { buildInvoiceSheet } from '../model/invoice-sheet.ts'

/** One invoice (`/apps/invoice/preview/:id`): the sheet is the preview and the printed page. */
export function Page() {
  const intl = useIntl()
  const t = useT('invoice')
  const id = Number(useParams().id)
  const ability = useAbility()
  const mayEdit = ability.can('update', 'demo')
  useDemoChanges(['invoices'])
  const query = useQuery(invoiceDocumentQuery(id))
  const document = query.data
  const { download, isBusy } = useInvoiceDownload()
  const { duplicate, isBusy: isCopying } = useDuplicate()
  const [open, setOpen] = useState<'send' | 'payment' | null>(null)
  const close = () => setOpen(null)
  const title = t('preview.heading', { id: String(id) })
  if (!document) return <InvoiceState query={query} title={title} />
  return (
    <PageFrame
      width="wide"
      title={
        <Flex as="span" gap="3" align="center" wrap="wrap">
          <bdi>{title}</bdi>
          <CommerceStatus status={document.invoiceStatus} label={t(`status.${document.invoiceStatus}`)} />
        </Flex>
      }
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' }}
        gap="6"
        alignItems="start"
      >
        <InvoicePaper sheet={buildInvoiceSheet(intl, document)} label={title} />
        <Stack gap="6">
          <Stack gap="2">
            {mayEdit ? (
              <Button onClick={() => setOpen('send')}>
                <Send size={18} aria-hidden />
                {t('action.send')}
              </Button>
            ) : null}
            <Button variant="outline" loading={isBusy} onClick={() => void download(id)}>
              <Download size={18} aria-hidden />
              {t('action.download')}
            </Button>
            <Button variant="outline" onClick={() => window.print()}>
              <Printer size={18} aria-hidden />
              {t('action.print')}
            </Button>
            {mayEdit ? (
              <>
                <Button variant="outline" asChild>
                  <Link to={href('invoice.edit', { id: String(id) })}>
                    <Pencil size={18} aria-hidden />
                    {t('action.edit')}
                  </Link>
                </Button>
                <Button variant="outline" onClick={() => setOpen('payment')}>
                  <BanknoteArrowDown size={18} aria-hidden />
                  {t('payment.title')}
                </Button>
              </>
            ) : null}
            {ability.can('create', 'demo') ? (
              <Button
                variant="ghost"
                colorPalette="gray"
                loading={isCopying}
                onClick={() => void duplicate(id)}
              >
                <Copy size={18} aria-hidden />
                {t('action.duplicate')}
              </Button>
            ) : null}
          </Stack>
          <PaymentList document={document} />
        </Stack>
      </Grid>
      {open === 'send' ? <SendInvoice id={id} onClose={close} /> : null}
      {open === 'payment' ? <PaymentDialog document={document} onClose={close} /> : null}
    </PageFrame>
  )
}

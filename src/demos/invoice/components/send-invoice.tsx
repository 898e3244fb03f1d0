import type { InvoiceDocument } from '@contract/demo/invoice-documents.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { ApiError } from '@/lib/api/api-error.ts'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { TextAreaField, TextField } from '@/ui/form/text-field.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { formatMoney } from '@/ui/format/format-money.ts'
import { invoiceDocumentQuery } from '../api/invoices.ts'
import { useSendInvoice } from '../api/write-invoice.ts'
import { toBase64 } from '../model/to-base64.ts'
import { useInvoicePdf } from './use-invoice-download.ts'

const mailForm = z.object({
  to: z.email('invoice.error.email'),
  subject: z.string().trim().min(1, 'invoice.error.subject').max(200, 'invoice.error.long'),
  message: z.string().max(5000, 'invoice.error.long'),
})

/** Sends an invoice by mail with its PDF attached; the form opens when the invoice has loaded. */
export function SendInvoice({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = useQuery(invoiceDocumentQuery(id))
  return data ? <SendDialog document={data} onClose={onClose} /> : null
}

function SendDialog({ document, onClose }: { document: InvoiceDocument; onClose: () => void }) {
  const intl = useIntl()
  const t = useT('invoice.send')
  const send = useSendInvoice()
  const pdfOf = useInvoicePdf()
  const { id, client } = document
  const form = useForm({
    resolver: zodResolver(mailForm),
    defaultValues: {
      to: client.companyEmail,
      subject: t('subject-text', { id: String(id) }),
      message: t('message-text', {
        name: client.name,
        id: String(id),
        amount: formatMoney(intl, document.balanceCents),
        day: formatDate(intl, document.dueDate, 'day'),
      }),
    },
  })
  return (
    <FormDialog
      title={t('title', { id: String(id) })}
      description={t('description')}
      form={form}
      submit={t('submit')}
      onClose={onClose}
      onSubmit={async (mail) => {
        try {
          await send.mutateAsync({ ...mail, document, pdf: await toBase64(await pdfOf(document)) })
          toast.success({ title: t('done', { to: mail.to }) })
          onClose()
        } catch (error) {
          const isOld = error instanceof ApiError && error.code === 'conflict'
          if (isOld) form.setError('root', { message: 'invoice.send.changed' })
          else showFormError(form, error)
        }
      }}
    >
      <TextField name="to" type="email" label={t('to')} isRequired />
      <TextField name="subject" label={t('subject')} isRequired />
      <TextAreaField name="message" label={t('message')} rows={8} />
    </FormDialog>
  )
}

import type { InvoiceDocument } from '@contract/demo/invoice-documents.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useAbility } from '@/lib/auth/ability.ts'
import { reportError } from '@/lib/browser/report-error.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { saveFile } from '@/ui/output/save-file.ts'
import { invoiceDocumentQuery } from '../api/invoices.ts'
import { useMarkDownloaded } from '../api/write-invoice.ts'
import { invoicePdf } from '../model/invoice-pdf.ts'
import { buildInvoiceSheet } from '../model/invoice-sheet.ts'

/** Returns a function that writes the PDF of an invoice; the library loads with its first use. */
export function useInvoicePdf() {
  const intl = useIntl()
  return async (document: InvoiceDocument): Promise<Blob> => {
    const { writePdf } = await import('@/lib/files/pdf-writer.ts')
    return writePdf(invoicePdf(buildInvoiceSheet(intl, document)))
  }
}

/** Downloads the PDF of the stored state of an invoice, which makes a draft "Downloaded". */
export function useInvoiceDownload() {
  const t = useT('invoice.download')
  const client = useQueryClient()
  const ability = useAbility()
  const mark = useMarkDownloaded()
  const pdfOf = useInvoicePdf()
  const [isBusy, setIsBusy] = useState(false)
  const download = async (id: number) => {
    setIsBusy(true)
    try {
      const document = await client.fetchQuery({ ...invoiceDocumentQuery(id), staleTime: 0 })
      const blob = await pdfOf(document)
      if (ability.can('update', 'demo')) await mark.mutateAsync(document)
      saveFile(`invoice-${id}.pdf`, blob)
    } catch (error) {
      reportError(error, { action: 'invoice download' })
      toast.error({ title: t('failed'), description: t('failed-body') })
    } finally {
      setIsBusy(false)
    }
  }
  return { download, isBusy }
}

import type { InvoiceClientChoice, InvoiceDocument } from '@contract/demo/invoice-documents.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { InvoiceValues } from '../model/invoice-form.ts'
import { buildInvoiceSheet } from '../model/invoice-sheet.ts'
import { previewOf } from '../model/preview-of.ts'
import { InvoicePaper } from './invoice-paper.tsx'

type FormPreviewProps = { base: InvoiceDocument | null; clients: readonly InvoiceClientChoice[] }

/** The sheet of the typed invoice, which follows every change of the form. */
export function FormPreview({ base, clients }: FormPreviewProps) {
  const intl = useIntl()
  const { control } = useFormContext<InvoiceValues>()
  const values = useWatch({ control }) as InvoiceValues
  const sheet = buildInvoiceSheet(intl, previewOf(values, base, clients))
  return <InvoicePaper sheet={sheet} label={intl.formatMessage({ id: 'invoice.form.preview' })} />
}

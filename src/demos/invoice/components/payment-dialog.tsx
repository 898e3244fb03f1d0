import { INVOICE_DAYS, type InvoiceDocument, PAYMENT_METHODS } from '@contract/demo/invoice-documents.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useFormContext, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { showFormError } from '@/lib/api/form-errors.ts'
import type { ReasonWords } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { today } from '@/lib/time/calendar-day.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { CheckboxField } from '@/ui/form/checkbox-field.tsx'
import { DateField } from '@/ui/form/date-field.tsx'
import { isDay } from '@/ui/form/days.ts'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { formatDecimal, parseDecimal } from '@/ui/format/decimal.ts'
import { formatMoney } from '@/ui/format/format-money.ts'
import { useAddPayment } from '../api/write-invoice.ts'

/** The form of a payment for an open balance; more than it needs the consent to keep the rest as credit. */
const paymentForm = (balanceCents: number) =>
  z
    .object({
      amount: z.string().refine((text) => (parseDecimal(text) ?? 0) > 0, 'invoice.error.amount'),
      paidOn: z
        .string()
        .refine((text) => isDay(text) && text >= INVOICE_DAYS.first, 'invoice.error.day')
        .refine((text) => text <= today(), 'invoice.error.future'),
      method: z.enum(PAYMENT_METHODS),
      note: z.string().max(500, 'invoice.error.long'),
      keepsCredit: z.boolean(),
    })
    .refine(
      ({ amount, keepsCredit }) => keepsCredit || (parseDecimal(amount) ?? 0) <= Math.max(0, balanceCents),
      {
        path: ['amount'],
        message: 'invoice.error.overpaid',
      },
    )

/** Another payment may have arrived since the dialog opened. */
const paymentWords: ReasonWords = {
  over_balance: 'invoice.error.overpaid',
  future: 'invoice.error.future',
}

type PaymentValues = z.infer<ReturnType<typeof paymentForm>>

/** Adds a payment to an invoice; the id is chosen once, so that a repeated call adds nothing. */
export function PaymentDialog({ document, onClose }: { document: InvoiceDocument; onClose: () => void }) {
  const intl = useIntl()
  const t = useT('invoice.payment')
  const add = useAddPayment(document.id)
  const [id] = useState(() => crypto.randomUUID())
  const form = useForm<PaymentValues>({
    resolver: zodResolver(paymentForm(document.balanceCents)),
    defaultValues: {
      amount: document.balanceCents > 0 ? formatDecimal(intl, document.balanceCents) : '',
      paidOn: today(),
      method: 'Bank Transfer',
      note: '',
      keepsCredit: false,
    },
  })
  return (
    <FormDialog
      title={t('title')}
      description={
        document.balanceCents < 0
          ? t('credit', { amount: formatMoney(intl, -document.balanceCents) })
          : t('open', { amount: formatMoney(intl, document.balanceCents) })
      }
      form={form}
      submit={t('submit')}
      onClose={onClose}
      onSubmit={async ({ amount, ...payment }) => {
        try {
          await add.mutateAsync({ ...payment, id, amountCents: parseDecimal(amount) ?? 0 })
          toast.success({ title: t('done') })
          onClose()
        } catch (error) {
          showFormError(form, error, { words: paymentWords })
        }
      }}
    >
      <TextField name="amount" label={t('amount')} inputMode="decimal" isRequired />
      <DateField name="paidOn" label={t('paid-on')} isRequired />
      <SelectField
        name="method"
        label={t('method')}
        options={PAYMENT_METHODS.map((value) => ({ value, label: t(`method.${value}`) }))}
      />
      <TextField name="note" label={t('note')} />
      <CreditField openCents={Math.max(0, document.balanceCents)} />
    </FormDialog>
  )
}

/** Offers to keep the part of a typed amount above the open balance as credit. */
function CreditField({ openCents }: { openCents: number }) {
  const intl = useIntl()
  const t = useT('invoice.payment')
  const { control } = useFormContext<PaymentValues>()
  const extra = (parseDecimal(useWatch({ control, name: 'amount' })) ?? 0) - openCents
  if (extra <= 0) return null
  return <CheckboxField name="keepsCredit" label={t('keeps-credit', { amount: formatMoney(intl, extra) })} />
}

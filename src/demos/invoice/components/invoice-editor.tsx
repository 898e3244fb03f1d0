import { Box, Button, Flex, Grid, Heading, SimpleGrid, Stack } from '@chakra-ui/react'
import {
  type InvoiceDocument,
  invoiceDocumentResponse,
  PAYMENT_TERMS,
} from '@contract/demo/invoice-documents.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLeaveQuestion } from '@/demos/shared/use-leave-question.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { useOptimisticLock } from '@/lib/queries/use-optimistic-lock.ts'
import { href } from '@/lib/routing/href.ts'
import { useNavigateWhileOpen } from '@/lib/routing/pending-navigation.ts'
import { today } from '@/lib/time/calendar-day.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ConflictNote } from '@/ui/form/conflict-note.tsx'
import { DateField } from '@/ui/form/date-field.tsx'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextAreaField } from '@/ui/form/text-field.tsx'
import { invoiceClientsQuery } from '../api/invoices.ts'
import { useSaveInvoice } from '../api/write-invoice.ts'
import {
  dueDateOf,
  emptyInvoice,
  type InvoiceValues,
  invoiceFormSchema,
  valuesOfInvoice,
} from '../model/invoice-form.ts'
import { ClientFields } from './client-fields.tsx'
import { FormPreview } from './form-preview.tsx'
import { LinesEditor } from './lines-editor.tsx'

const fieldLabels = {
  client: 'client',
  newClient: 'client',
  issuedDate: 'issued',
  dueDate: 'due',
  paymentTerms: 'terms',
  lines: 'lines',
  note: 'note',
} as const satisfies Record<keyof InvoiceValues, string>

/** Creates or edits an invoice beside its live preview; a conflicting save asks which version to keep. */
export function InvoiceEditor({ start }: { start: InvoiceDocument | null }) {
  const intl = useIntl()
  const t = useT('invoice.form')
  const term = useT('invoice.terms')
  const navigate = useNavigateWhileOpen()
  const { data: clients = start ? [start.client] : [] } = useQuery(invoiceClientsQuery())
  const save = useSaveInvoice()
  const form = useForm({
    resolver: zodResolver(invoiceFormSchema),
    defaultValues: start ? valuesOfInvoice(intl, start) : emptyInvoice(today()),
  })
  const { isDirty, isSubmitting } = form.formState
  useLeaveQuestion(isDirty && !isSubmitting)
  const { attempt, conflict, base } = useOptimisticLock({
    form,
    start,
    valuesOf: (document) => valuesOfInvoice(intl, document),
    latest: ({ body }) => invoiceDocumentResponse.safeParse(body).data?.document ?? null,
  })
  const [terms, issued] = useWatch({ control: form.control, name: ['paymentTerms', 'issuedDate'] })
  useEffect(() => {
    const due = dueDateOf(terms, issued, form.getValues('dueDate'))
    if (due !== form.getValues('dueDate')) form.setValue('dueDate', due, { shouldDirty: true })
  }, [terms, issued, form])
  return (
    <Form
      form={form}
      label={t('label')}
      onSubmit={(body) =>
        conflict
          ? undefined
          : attempt(async (from) => {
              const saved = await save.mutateAsync({ base: from, body })
              toast.success({ title: t('saved', { id: String(saved.id) }) })
              await navigate(href('invoice.preview', { id: String(saved.id) }), { replace: true })
            })
      }
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        <Stack gap="5">
          <FormError />
          {conflict ? (
            <ConflictNote
              {...conflict}
              changedFields={conflict.changed.map((name) => t(fieldLabels[name]))}
            />
          ) : null}
          <ClientFields clients={clients} />
          <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3">
            <DateField name="issuedDate" label={t('issued')} isRequired />
            <SelectField
              name="paymentTerms"
              label={t('terms')}
              options={PAYMENT_TERMS.map((value) => ({ value, label: term(value) }))}
            />
            <DateField name="dueDate" label={t('due')} isRequired isDisabled={terms !== 'custom'} />
          </SimpleGrid>
          <Box>
            <Heading as="h2" textStyle="md" mb="3">
              {t('lines')}
            </Heading>
            <LinesEditor />
          </Box>
          <TextAreaField name="note" label={t('note')} rows={3} />
          <Flex gap="3" wrap="wrap">
            <SubmitButton disabled={conflict !== null}>{t(start ? 'save' : 'create')}</SubmitButton>
            <Button variant="outline" asChild>
              <Link to={start ? href('invoice.preview', { id: String(start.id) }) : href('invoice.list')}>
                <FormattedMessage id="ui.cancel" />
              </Link>
            </Button>
          </Flex>
        </Stack>
        <Stack
          as="section"
          aria-label={t('preview')}
          gap="3"
          position={{ lg: 'sticky' }}
          top={{ lg: 'calc(var(--bar-height) + 16px)' }}
          maxH={{ lg: 'calc(100dvh - var(--bar-height) - 32px)' }}
          overflowY={{ lg: 'auto' }}
          tabIndex={0}
        >
          <Heading as="h2" textStyle="md">
            {t('preview')}
          </Heading>
          <FormPreview base={base} clients={clients} />
        </Stack>
      </Grid>
    </Form>
  )
}

import { Box, SimpleGrid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { accountQuery, useChangeAccount } from '@/features/account/api/account.ts'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { DateField } from '@/ui/form/date-field.tsx'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { categoryNameQuery } from '../api/category-name.ts'
import { ErrorSummary } from '../components/error-summary.tsx'
import { ExampleForm, RequestForm } from '../components/example-form.tsx'
import { FormButtons } from '../components/form-buttons.tsx'
import { NameCheck } from '../components/name-check.tsx'
import { RequestFields } from '../components/request-field.tsx'
import { SubmittedValues } from '../components/submitted-values.tsx'
import { exampleRequest } from '../model/request-form.ts'
import { VOICES, voiceOrder } from '../model/voice-order.ts'

export function FormValidationOnSubmit() {
  const t = useT('forms.form-validation')
  return (
    <Box maxW="480px">
      <RequestForm label={t('on-submit.heading')}>
        <RequestFields names={['title', 'due', 'contact', 'email']} />
        <FormButtons />
      </RequestForm>
    </Box>
  )
}

export function FormValidationOnBlur() {
  const t = useT('forms.form-validation')
  return (
    <Box maxW="480px">
      <ExampleForm
        label={t('on-blur.heading')}
        mode="onTouched"
        schema={exampleRequest.pick({ contact: true, email: true })}
        values={{ contact: '', email: '' }}
      >
        <RequestFields names={['contact', 'email']} />
        <FormButtons />
      </ExampleForm>
    </Box>
  )
}

export function FormValidationAsynchronous() {
  const t = useT('forms.form-validation')
  const client = useQueryClient()
  const [sent, setSent] = useState<{ name: string } | null>(null)
  const schema = z.object({ name: z.string().trim().min(2, t('error.name')).max(60, t('error.name')) })
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name: '' } })
  const submit = async (values: { name: string }) => {
    try {
      const isTaken = await client.fetchQuery(categoryNameQuery(values.name))
      if (isTaken) form.setError('name', { message: t('check.taken') }, { shouldFocus: true })
      else setSent(values)
    } catch (error) {
      showFormError(form, error)
    }
  }
  return (
    <Box maxW="480px">
      <Form form={form} onSubmit={submit} label={t('asynchronous.heading')}>
        <FormError />
        <TextField
          name="name"
          label={t('category')}
          help={<NameCheck name={form.watch('name').trim()} />}
          autoComplete="off"
          isRequired
        />
        <FormButtons />
      </Form>
      <SubmittedValues values={sent} />
    </Box>
  )
}

/** The service and its voice, which only a voice-over needs. */
function ServiceFields() {
  const t = useT('forms.form-validation')
  const hasVoice = useWatch({ name: 'service' }) === 'voice-over'
  return (
    <>
      <SelectField
        name="service"
        label={t('service')}
        options={(['translation', 'voice-over'] as const).map((value) => ({
          value,
          label: t(`service.${value}`),
        }))}
      />
      <SelectField
        name="voice"
        label={t('voice')}
        placeholder={t('voice.none')}
        options={VOICES.map((value) => ({ value, label: t(`voice.${value}`) }))}
        isDisabled={!hasVoice}
        isRequired={hasVoice}
      />
    </>
  )
}

export function FormValidationDependentFields() {
  const t = useT('forms.form-validation')
  return (
    <Box maxW="560px">
      <ExampleForm
        label={t('dependent-fields.heading')}
        schema={voiceOrder}
        values={{ service: 'translation', voice: '', from: '', to: '' }}
      >
        <ServiceFields />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <DateField name="from" label={t('from')} isRequired />
          <DateField name="to" label={t('to')} isRequired />
        </SimpleGrid>
        <FormButtons />
      </ExampleForm>
    </Box>
  )
}

export function FormValidationSummary() {
  const t = useT('forms.form-validation')
  return (
    <Box maxW="480px">
      <RequestForm label={t('summary.heading')}>
        <ErrorSummary title={t('summary.title')} />
        <RequestFields names={['title', 'due', 'contact', 'email']} />
        <FormButtons />
      </RequestForm>
    </Box>
  )
}

export function FormValidationServerErrors() {
  const intl = useIntl()
  const t = useT('forms.form-validation')
  const account = useQuery(accountQuery)
  const change = useChangeAccount()
  const username = account.data?.username ?? ''
  const form = useForm({ values: { username } })
  const submit = async (values: { username: string }) => {
    try {
      await change.mutateAsync(values)
      toast.undo(t('saved'), intl.formatMessage({ id: 'ui.undo' }), () => change.mutate({ username }))
    } catch (error) {
      showFormError(form, error)
    }
  }
  return (
    <Box maxW="480px">
      <Form form={form} onSubmit={submit} label={t('server-errors.heading')}>
        <FormError />
        <TextField
          name="username"
          label={t('username')}
          help={t('username-help')}
          autoComplete="off"
          isDisabled={!account.data}
        />
        <Box>
          <SubmitButton disabled={!account.data}>{t('save')}</SubmitButton>
        </Box>
      </Form>
    </Box>
  )
}

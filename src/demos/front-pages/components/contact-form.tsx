import { Box, Button, chakra, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { contactFields } from '@contract/demo/front-pages.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextAreaField, TextField } from '@/ui/form/text-field.tsx'
import { useSendContact } from '../api/front-pages.ts'

const schema = contactFields({
  name: 'front-pages.contact.error.name',
  email: 'front-pages.contact.error.email',
  subject: 'front-pages.contact.error.subject',
  message: 'front-pages.contact.error.message',
  long: 'front-pages.contact.error.long',
})
const empty = { name: '', email: '', subject: '', message: '' }

/** The contact form; the staff receive the message in their mailbox. */
export function ContactForm() {
  const t = useT('front-pages.contact')
  const form = useForm({ resolver: zodResolver(schema), defaultValues: empty })
  const send = useSendContact()
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  // The same id for a repeated attempt, so that a lost response does not deliver the message twice.
  const id = useRef(crypto.randomUUID())
  const website = useRef<HTMLInputElement>(null)

  const submit = async (values: typeof empty) => {
    try {
      await send.mutateAsync({ ...values, id: id.current, website: website.current?.value ?? '' })
      id.current = crypto.randomUUID()
      form.reset(empty)
      setSentFrom(values.email)
    } catch (error) {
      showFormError(form, error)
    }
  }

  if (sentFrom !== null) {
    return (
      <Stack role="status" gap="2" align="flex-start">
        <Heading as="h3" textStyle="md">
          {t('sent.heading')}
        </Heading>
        <Text color="fg.muted">{t('sent.body', { email: sentFrom })}</Text>
        <Button mt="2" variant="outline" onClick={() => setSentFrom(null)}>
          {t('again')}
        </Button>
      </Stack>
    )
  }
  return (
    <Form form={form} onSubmit={submit} label={t('heading')}>
      <FormError />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <TextField name="name" label={t('name')} autoComplete="name" maxLength={100} />
        <TextField
          name="email"
          type="email"
          label={t('email')}
          autoComplete="email"
          dir="ltr"
          maxLength={254}
        />
      </Grid>
      <TextField name="subject" label={t('subject')} maxLength={150} />
      <TextAreaField name="message" label={t('message')} rows={6} maxLength={5000} />
      {/* Programs fill this field; people neither see nor reach it. */}
      <Box position="absolute" insetInlineStart="-9999px" aria-hidden>
        <label>
          {t('website')}
          <chakra.input ref={website} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </Box>
      <Box>
        <SubmitButton>{t('send')}</SubmitButton>
      </Box>
    </Form>
  )
}

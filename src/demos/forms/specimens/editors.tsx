import { Box, Code } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { RichTextField } from '@/ui/form/rich-text-field.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { ExampleForm } from '../components/example-form.tsx'

type SampleProps = Omit<ComponentProps<typeof RichTextField>, 'name'> & { text?: string }

/** An editor outside a form that is sent, with a text to start with. */
function Sample({ text, ...field }: SampleProps) {
  const t = useT('forms.editors')
  const form = useForm({ defaultValues: { text: text ?? `<p>${t('sample')}</p>` } })
  return (
    <FormProvider {...form}>
      <RichTextField name="text" {...field} />
    </FormProvider>
  )
}

export function EditorsMenuBar() {
  const t = useT('forms.editors')
  return <Sample label={t('briefing')} help={t('menu-bar-help')} />
}

export function EditorsBubbleMenu() {
  const t = useT('forms.editors')
  return <Sample label={t('note')} help={t('bubble-menu-help')} menu="bubble" />
}

export function EditorsCount() {
  const t = useT('forms.editors')
  return <Sample label={t('blurb')} help={t('count-help')} maxLength={280} />
}

export function EditorsForm() {
  const t = useT('forms.editors')
  return (
    <ExampleForm
      label={t('form.heading')}
      schema={z.object({ text: z.string().min(1, t('error.text')) })}
      values={{ text: '' }}
    >
      <RichTextField name="text" label={t('comment')} isRequired />
      <Box>
        <SubmitButton>{t('send')}</SubmitButton>
      </Box>
    </ExampleForm>
  )
}

export function EditorsHtml() {
  const t = useT('forms.editors')
  const form = useForm({ defaultValues: { text: `<p>${t('sample')}</p>` } })
  return (
    <FormProvider {...form}>
      <RichTextField name="text" label={t('footnote')} />
      <Code display="block" mt="3" p="3" dir="ltr" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {form.watch('text')}
      </Code>
    </FormProvider>
  )
}

export function EditorsReadOnly() {
  const t = useT('forms.editors')
  const text = `<blockquote><p>${t('sample')}</p></blockquote>`
  return <Sample label={t('approved')} help={t('read-only-help')} text={text} isDisabled />
}

import { Button, SimpleGrid, Stack, Text, Textarea } from '@chakra-ui/react'
import { useState } from 'react'
import * as z from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { TextAreaField } from '@/ui/form/text-field.tsx'
import { FieldShell } from '../shared/field-shell.tsx'
import { FieldSizes } from '../shared/field-sizes.tsx'
import { FieldStates } from '../shared/field-states.tsx'
import { SampleForm } from '../shared/sample-form.tsx'

export function TextareaBasic() {
  const t = useT('form-fields.textarea')
  return (
    <FieldShell label={t('synopsis')} help={t('synopsis-help')}>
      <Textarea rows={4} placeholder={t('synopsis-example')} />
    </FieldShell>
  )
}

export function TextareaGrow() {
  const t = useT('form-fields.textarea')
  return (
    <FieldShell label={t('note')} help={t('note-help')}>
      <Textarea autoresize rows={2} maxH="220px" defaultValue={t('passage')} />
    </FieldShell>
  )
}

export function TextareaCount() {
  const t = useT('form-fields.textarea')
  const [text, setText] = useState(t('passage'))
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return (
    <FieldShell label={t('scene')} help={t('count', { words, characters: [...text].length })}>
      <Textarea rows={5} value={text} onChange={(event) => setText(event.currentTarget.value)} />
    </FieldShell>
  )
}

const LIMIT = 160

export function TextareaLimit() {
  const t = useT('form-fields.textarea')
  const [text, setText] = useState(t('blurb-example'))
  const left = LIMIT - [...text].length
  return (
    <FieldShell
      label={t('blurb')}
      help={t('left', { count: left })}
      error={left < 0 ? t('too-long', { count: -left }) : undefined}
    >
      <Textarea rows={4} value={text} onChange={(event) => setText(event.currentTarget.value)} />
    </FieldShell>
  )
}

export function TextareaSend() {
  const t = useT('form-fields.textarea')
  const [text, setText] = useState('')
  const [sent, setSent] = useState<readonly string[]>([])
  const send = () => {
    if (text.trim() === '') return
    setSent([...sent, text.trim()])
    setText('')
  }
  return (
    <Stack gap="3" maxW="420px">
      <FieldShell label={t('comment')} help={t('comment-help')}>
        <Textarea
          autoresize
          rows={2}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) =>
            event.key === 'Enter' && (event.ctrlKey || event.metaKey) ? send() : undefined
          }
        />
      </FieldShell>
      <Button alignSelf="flex-start" onClick={send}>
        {t('send')}
      </Button>
      <Stack role="log" aria-label={t('comments')} gap="2">
        {sent.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Comments are only added at the end.
          <Text key={at} bg="bg.subtle" borderRadius="control" p="2" whiteSpace="pre-wrap" dir="auto">
            {one}
          </Text>
        ))}
      </Stack>
    </Stack>
  )
}

const schema = z.object({
  summary: z.string().trim().min(40, 'form-fields.error.summary'),
  wishes: z.string(),
})

export function TextareaForm() {
  const t = useT('form-fields.textarea')
  return (
    <SampleForm label={t('request')} schema={schema} values={{ summary: '', wishes: '' }}>
      <TextAreaField name="summary" label={t('summary')} help={t('summary-help')} isRequired />
      <TextAreaField name="wishes" label={t('wishes')} rows={2} />
    </SampleForm>
  )
}

export function TextareaResize() {
  const t = useT('form-fields.textarea')
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
      {(['none', 'vertical', 'both'] as const).map((resize) => (
        <FieldShell key={resize} label={t(`resize-${resize}`)}>
          <Textarea rows={3} resize={resize} maxW="full" />
        </FieldShell>
      ))}
    </SimpleGrid>
  )
}

export function TextareaStates() {
  const t = useT('form-fields.textarea')
  return (
    <FieldStates
      filled={<Textarea rows={3} defaultValue={t('passage')} />}
      empty={<Textarea rows={3} />}
      error={t('synopsis-error')}
    >
      <FieldShell label={t('unbroken')}>
        <Textarea rows={3} defaultValue={'https://example.com/'.padEnd(180, 'manuscript')} />
      </FieldShell>
    </FieldStates>
  )
}

export function TextareaSizes() {
  return <FieldSizes>{(size) => <Textarea size={size} rows={2} />}</FieldSizes>
}

export function TextareaDirections() {
  const t = useT('form-fields.textarea')
  return (
    <FieldShell label={t('mixed')} help={t('mixed-help')}>
      <Textarea rows={4} dir="auto" defaultValue={t('mixed-example')} />
    </FieldShell>
  )
}

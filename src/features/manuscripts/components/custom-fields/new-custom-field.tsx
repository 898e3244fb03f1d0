import { Button, Field, Flex, Input, Stack, Text, Textarea } from '@chakra-ui/react'
import { type FieldType, MAX_FIELD_TITLE } from '@contract/custom-fields.ts'
import { Plus } from 'lucide-react'
import { type Ref, useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { readOptions } from './custom-field-options.tsx'
import { CustomFieldType } from './custom-field-type.tsx'
import type { CustomFieldChanges } from './use-custom-field-changes.ts'

type NewCustomFieldProps = { input: Ref<HTMLInputElement>; onAdd: CustomFieldChanges['add'] }

/** The form that adds a custom field: its name, its type and the options of a list. */
export function NewCustomField({ input, onAdd }: NewCustomFieldProps) {
  const t = useT('manuscripts.custom-fields')
  const [title, setTitle] = useState('')
  const [type, setType] = useState<FieldType>('text')
  const [options, setOptions] = useState('')
  const [isAdding, setIsAdding] = useState(false)
  const [isTaken, setIsTaken] = useState(false)
  const errorId = useId()
  const add = async () => {
    if (title.trim() === '' || isAdding) return
    setIsAdding(true)
    // Cleared at once, so that what is typed while the field is added stays; a refusal puts the entries back.
    setTitle('')
    setOptions('')
    setType('text')
    const definition = { type, options: type === 'list' ? readOptions(options) : [] }
    const isDone = await onAdd(title.trim(), definition, () => setIsTaken(true))
    setIsAdding(false)
    if (isDone) return
    setTitle((typed) => typed || title)
    setOptions((typed) => typed || options)
    setType(type)
  }
  return (
    <Stack
      as="form"
      gap="3"
      pt="3"
      borderTopWidth="1px"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <Flex gap="2" align="flex-end" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <Field.Root flex="1" minW={{ base: 'full', sm: '0' }} invalid={isTaken}>
          <Field.Label>{t('new')}</Field.Label>
          <Input
            ref={input}
            dir="auto"
            value={title}
            maxLength={MAX_FIELD_TITLE}
            placeholder={t('new-hint')}
            aria-describedby={isTaken ? errorId : undefined}
            onChange={(event) => {
              setTitle(event.currentTarget.value)
              setIsTaken(false)
            }}
          />
        </Field.Root>
        <CustomFieldType type={type} onChoose={setType} />
        <Button type="submit" variant="outline" loading={isAdding}>
          <Plus size={16} aria-hidden />
          <FormattedMessage id="manuscripts.settings.add" />
        </Button>
      </Flex>
      {isTaken ? (
        <Text id={errorId} role="alert" textStyle="sm" color="danger.fg">
          {t('taken')}
        </Text>
      ) : null}
      {type === 'list' ? (
        <Field.Root>
          <Field.Label>{t('options')}</Field.Label>
          <Textarea
            autoresize
            rows={3}
            dir="auto"
            maxLength={20_000}
            value={options}
            onChange={(event) => setOptions(event.currentTarget.value)}
          />
          <Field.HelperText>{t('options-help')}</Field.HelperText>
        </Field.Root>
      ) : null}
    </Stack>
  )
}

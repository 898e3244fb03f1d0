import { Checkbox, Field, Input, Stack, Textarea } from '@chakra-ui/react'
import { ITEM_TYPES } from '@contract/item-types.ts'
import type { ItemType } from '@contract/items.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ItemLabelDot } from '@/features/manuscripts/shared/item-label-dot.tsx'
import { languageOptions } from '@/features/manuscripts/shared/language-choices.ts'
import type { MessageId } from '@/lib/i18n/message-ids.ts'
import { useEditorContext, useShown } from '../session/editor-context.ts'
import { Choice } from './choice.tsx'
import { CustomFields } from './custom-fields.tsx'
import { FilesAndMentions } from './files-and-mentions.tsx'
import { InspectorSection } from './inspector-section.tsx'
import { KeywordsField } from './keywords-field.tsx'

function TargetField() {
  const intl = useIntl()
  const { session, canWrite } = useEditorContext()
  const target = useShown(session, 'target')
  const [typed, setTyped] = useState<string | null>(null)
  const handle = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, 8)
    setTyped(digits)
    const number = Number(digits)
    session.change('target', number > 0 ? Math.min(number, 10_000_000) : null)
  }
  return (
    <Field.Root disabled={!canWrite}>
      <Field.Label>{intl.formatMessage({ id: 'editor.target' })}</Field.Label>
      <Input
        inputMode="numeric"
        value={typed ?? (target === null ? '' : String(target))}
        placeholder={intl.formatMessage({ id: 'editor.target.none' })}
        onChange={(event) => handle(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
    </Field.Root>
  )
}

/** The details of an item: synopsis, position in the manuscript and custom fields. */
export function AboutTab() {
  const intl = useIntl()
  const { session, manuscript, canWrite } = useEditorContext()
  const language = useShown(session, 'language')
  const synopsis = useShown(session, 'synopsis')
  const type = useShown(session, 'type')
  const statusId = useShown(session, 'statusId')
  const labelId = useShown(session, 'labelId')
  const includeInCompile = useShown(session, 'includeInCompile')
  const t = (id: MessageId) => intl.formatMessage({ id })
  const label = manuscript.labels.find(({ id }) => id === labelId)
  const types = ITEM_TYPES.map((id) => ({ id, name: t(`manuscripts.type.${id}`) }))
  return (
    <>
      <InspectorSection title={t('editor.about.synopsis')}>
        <Textarea
          autoresize
          rows={3}
          dir="auto"
          maxLength={20_000}
          aria-label={t('editor.about.synopsis')}
          placeholder={canWrite ? t('editor.about.synopsis.hint') : undefined}
          readOnly={!canWrite}
          value={synopsis}
          onChange={(event) => session.change('synopsis', event.currentTarget.value)}
        />
      </InspectorSection>
      <InspectorSection title={t('editor.about.place')}>
        <Stack gap="4">
          <Choice
            label={t('editor.about.type')}
            value={type}
            options={types}
            isDisabled={!canWrite}
            onChoose={(id) => session.change('type', id as ItemType)}
          />
          <Choice
            label={t('manuscripts.field.status')}
            value={statusId}
            options={manuscript.statuses}
            none={t('editor.about.none')}
            isDisabled={!canWrite}
            onChoose={(id) => session.change('statusId', id)}
          />
          <Choice
            label={t('manuscripts.field.label')}
            value={labelId}
            options={manuscript.labels}
            none={t('editor.about.none')}
            isDisabled={!canWrite}
            start={label ? <ItemLabelDot colour={label.colour} /> : null}
            onChoose={(id) => session.change('labelId', id)}
          />
          <Choice
            label={t('manuscripts.field.language')}
            value={language}
            options={languageOptions(intl.locale, language ?? undefined).map(({ value, label: name }) => ({
              id: value,
              name,
            }))}
            none={intl.formatMessage(
              { id: 'editor.about.language.manuscript' },
              { language: intl.formatDisplayName(manuscript.language, { type: 'language' }) },
            )}
            isDisabled={!canWrite}
            onChoose={(tag) => session.change('language', tag)}
          />
          <TargetField />
          <Checkbox.Root
            checked={includeInCompile}
            disabled={!canWrite}
            onCheckedChange={(details) => session.change('includeInCompile', details.checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{t('editor.about.compile')}</Checkbox.Label>
          </Checkbox.Root>
          <KeywordsField />
        </Stack>
      </InspectorSection>
      <CustomFields />
      <FilesAndMentions />
    </>
  )
}

import { Field, Input, Stack } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useEditorContext, useShown } from '../session/editor-context.ts'
import { InspectorSection } from './inspector-section.tsx'

/** The manuscript's custom fields and other fields stored on this item. */
export function CustomFields() {
  const intl = useIntl()
  const { manuscript, session, canWrite } = useEditorContext()
  const custom = useShown(session, 'custom')
  const titles = [...new Set([...manuscript.customFields.map(({ title }) => title), ...Object.keys(custom)])]
  if (titles.length === 0) return null
  const set = (title: string, value: string) => {
    const { [title]: _before, ...rest } = custom
    session.change('custom', value === '' ? rest : { ...rest, [title]: value })
  }
  return (
    <InspectorSection title={intl.formatMessage({ id: 'editor.about.custom' })}>
      <Stack gap="4">
        {titles.map((title) => (
          <Field.Root key={title}>
            <Field.Label dir="auto">{title}</Field.Label>
            <Input
              dir="auto"
              maxLength={5000}
              readOnly={!canWrite}
              value={custom[title] ?? ''}
              onChange={(event) => set(title, event.currentTarget.value)}
            />
          </Field.Root>
        ))}
      </Stack>
    </InspectorSection>
  )
}

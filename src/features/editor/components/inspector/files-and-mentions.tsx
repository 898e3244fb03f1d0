import { Stack } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { isCatalogue } from '@/features/manuscripts/shared/detail-fields.ts'
import { FilePreview } from '@/features/manuscripts/shared/file-preview.ts'
import { Mentions } from '@/features/manuscripts/shared/mentions.ts'
import { useEditorContext, useShown } from '../session/editor-context.ts'
import { InspectorSection } from './inspector-section.tsx'

/** The files imported with the item and the scenes that mention it; the item's own file is on the canvas. */
export function FilesAndMentions() {
  const intl = useIntl()
  const { manuscript, itemId, session } = useEditorContext()
  const type = useShown(session, 'type')
  const files = useShown(session, 'files').filter(({ role }) => role !== 'main')
  return (
    <>
      {files.length > 0 ? (
        <InspectorSection title={intl.formatMessage({ id: 'editor.about.files' })}>
          <Stack gap="3">
            {files.map((file) => (
              <FilePreview key={file.id} file={file} />
            ))}
          </Stack>
        </InspectorSection>
      ) : null}
      {isCatalogue(type) ? (
        <InspectorSection title={intl.formatMessage({ id: 'editor.about.mentions' })}>
          <Mentions manuscriptId={manuscript.id} itemId={itemId} />
        </InspectorSection>
      ) : null}
    </>
  )
}

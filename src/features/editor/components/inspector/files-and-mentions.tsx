import { Stack } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { isCatalogue } from '@/features/manuscripts/widgets/detail-fields.ts'
import { FilePreview } from '@/features/manuscripts/widgets/file-preview.ts'
import { Mentions } from '@/features/manuscripts/widgets/mentions.ts'
import { useDesk, useSessionState } from '../desk/desk-context.ts'
import { Part } from './part.tsx'

/** The files that came with the item (its own stands on the sheet), and the scenes that speak of it. */
export function FilesAndMentions() {
  const intl = useIntl()
  const { manuscript, itemId, session } = useDesk()
  const { shown, base } = useSessionState(session)
  const files = base.files.filter(({ role }) => role !== 'main')
  return (
    <>
      {files.length > 0 ? (
        <Part title={intl.formatMessage({ id: 'editor.about.files' })}>
          <Stack gap="3">
            {files.map((file) => (
              <FilePreview key={file.id} file={file} />
            ))}
          </Stack>
        </Part>
      ) : null}
      {isCatalogue(shown.type) ? (
        <Part title={intl.formatMessage({ id: 'editor.about.mentions' })}>
          <Mentions manuscriptId={manuscript.id} itemId={itemId} />
        </Part>
      ) : null}
    </>
  )
}

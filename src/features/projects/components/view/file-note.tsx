import { Box, Stack } from '@chakra-ui/react'
import type { ProjectAttachment, ProjectDetail } from '@contract/projects.ts'
import { useIntl } from 'react-intl'
import { PersonButton } from '@/features/people/shared/person-button.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatMoment } from '@/ui/format/format-date.ts'
import { useToday } from '../../hooks/use-today.ts'
import { fileVolumeText } from '../../model/volume.ts'
import { languageName } from '../../shared/languages.ts'
import { FileTarget } from './file-target.tsx'

type FileNoteProps = {
  project: ProjectDetail
  file: ProjectAttachment
  /** Whether the person may change files of this kind now. */
  mayChange: boolean
}

/** The volume of a file, who added it and when, and the delivery and target language of a deliverable. */
export function FileNote({ project, file, mayChange }: FileNoteProps) {
  const intl = useIntl()
  const t = useT('projects.files')
  const today = useToday()
  const { kind, addedBy, createdAt, deliveredAt, targetLanguage } = file
  const isOpen = kind === 'deliverable' && deliveredAt === null && mayChange && project.targets.length > 0
  return (
    <>
      <Stack as="span" display="inline" gap="0">
        <bdi>
          {kind === 'chapter' ? t('chapter-of', { words: file.wordCount ?? 0 }) : fileVolumeText(intl, file)}
        </bdi>{' '}
        ·{' '}
        {targetLanguage && !isOpen ? (
          <>
            <bdi>{languageName(intl, targetLanguage)}</bdi> ·{' '}
          </>
        ) : null}
        {addedBy ? (
          <>
            <PersonButton person={addedBy} /> ·{' '}
          </>
        ) : null}
        <Box as="bdi">{formatMoment(intl, createdAt, today)}</Box>
        {kind === 'deliverable' ? (
          <>
            {' '}
            ·{' '}
            <b>
              {deliveredAt
                ? t('delivered', { date: formatMoment(intl, deliveredAt, today) })
                : t('undelivered')}
            </b>
          </>
        ) : null}
      </Stack>
      {isOpen ? (
        <Box mt="1">
          <FileTarget project={project} file={file} />
        </Box>
      ) : null}
    </>
  )
}

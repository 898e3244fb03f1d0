import type { ProjectAttachment, ProjectDetail } from '@contract/projects.ts'
import { useIntl } from 'react-intl'
import { refusalText } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { QuickSelect } from '@/ui/inputs/quick-select.tsx'
import { useTargetChange } from '../../api/targets.ts'
import { languageName } from '../../shared/languages.ts'

type FileTargetProps = { project: ProjectDetail; file: ProjectAttachment }

/** Names the target language of a deliverable before its delivery. */
export function FileTarget({ project, file }: FileTargetProps) {
  const intl = useIntl()
  const t = useT('projects.files')
  const { mutate, isPending, variables } = useTargetChange(project.id)
  const { id, name } = file
  const stored = file.targetLanguage ?? ''
  // The choice is shown while it is stored.
  const chosen = isPending && variables.of === 'file' ? (variables.body.targetLanguage ?? '') : stored
  return (
    <QuickSelect
      size="xs"
      width="auto"
      maxW="40"
      label={t('target', { name })}
      none={t('no-target')}
      value={chosen}
      options={project.targets.map(({ language }) => ({
        value: language,
        label: languageName(intl, language),
      }))}
      onChange={(language) =>
        mutate(
          { of: 'file', attachmentId: id, body: { targetLanguage: language || null } },
          {
            onError: (error) =>
              toast.error({ title: t('target-failed', { name }), description: refusalText(intl, error) }),
          },
        )
      }
    />
  )
}

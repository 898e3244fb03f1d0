import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import type { ProjectDetail } from '@contract/projects.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { z } from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { CheckboxesField } from '@/ui/form/checkbox-field.tsx'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { TextAreaField } from '@/ui/form/text-field.tsx'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { projectQuery } from '../api/projects.ts'
import { readDeliveryNote, writeDeliveryNote } from '../model/delivery-note.ts'
import { targetsToDeliver } from '../model/delivery-targets.ts'
import { languageName } from '../shared/languages.ts'
import { useProjectActions } from './use-project-actions.tsx'
import { AddFiles } from './view/add-files.tsx'

const schemaFor = (hasTargets: boolean) =>
  z.object({
    attachmentIds: z.array(z.string()),
    note: z.string().trim().max(5000, 'projects.error.tooLong'),
    targetLanguages: z.array(z.string()).min(hasTargets ? 1 : 0, 'projects.deliver.targets-required'),
  })

type DeliverDialogProps = { id: string; title: string; onClose: () => void }

/** Selects the files to deliver and a note to the client; the delivery can be undone for 8 s. */
export function DeliverDialog({ id, title, onClose }: DeliverDialogProps) {
  const intl = useIntl()
  const { data, isError, refetch, isFetching } = useQuery(projectQuery(id))
  if (data) return <DeliverForm project={data} onClose={onClose} />
  return (
    <DialogFrame
      title={intl.formatMessage({ id: 'projects.deliver.title' })}
      description={<bdi>{title}</bdi>}
      onClose={onClose}
    >
      {isError ? (
        <ErrorState drawing={undefined} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </DialogFrame>
  )
}

function DeliverForm({ project, onClose }: { project: ProjectDetail; onClose: () => void }) {
  const intl = useIntl()
  const t = useT('projects')
  const { run, offerUndo } = useProjectActions()
  const [isAdding, setIsAdding] = useState(false)
  const files = project.attachments.filter(({ kind }) => kind === 'deliverable')
  const form = useForm({
    resolver: zodResolver(schemaFor(project.targets.length > 0)),
    defaultValues: {
      attachmentIds: files.filter(({ deliveredAt }) => deliveredAt === null).map(({ id }) => id),
      note: readDeliveryNote(project.id),
      targetLanguages: targetsToDeliver(project),
    },
  })
  useChooseNewFiles(files, (added) =>
    form.setValue('attachmentIds', [...form.getValues('attachmentIds'), ...added], { shouldDirty: true }),
  )
  const chosen = form.watch('attachmentIds')
  const warnings = [
    ...(chosen.length === 0 ? [t('deliver.no-file')] : []),
    ...(project.assignees.length === 0 ? [t('deliver.no-assignee')] : []),
  ]
  return (
    <FormDialog
      title={t('deliver.title')}
      description={<bdi>{project.title}</bdi>}
      onClose={onClose}
      form={form}
      submit={t('deliver.submit')}
      submitProps={{ disabled: isAdding }}
      onSubmit={async (values) => {
        const done = await run(project, { kind: 'delivery', ...values })
        if (!done) return
        writeDeliveryNote(project.id, '')
        onClose()
        offerUndo(done)
      }}
    >
      <Box>
        {files.length > 0 ? (
          <CheckboxesField
            name="attachmentIds"
            label={t('deliver.files')}
            options={files.map((file) => {
              const language = file.targetLanguage
              const name = language
                ? t('deliver.file-of', { name: file.name, language: languageName(intl, language) })
                : file.name
              return {
                value: file.id,
                label: file.deliveredAt ? t('deliver.delivered-before', { name }) : name,
              }
            })}
          />
        ) : null}
        <AddFiles project={project} kind="deliverable" label={t('deliver.add')} onBusy={setIsAdding} />
      </Box>
      {project.targets.length > 0 ? (
        <CheckboxesField
          name="targetLanguages"
          label={t('deliver.targets')}
          help={t('deliver.targets-help')}
          options={project.targets.map(({ language }) => ({
            value: language,
            label: languageName(intl, language),
          }))}
        />
      ) : null}
      <TextAreaField name="note" label={t('deliver.note')} help={t('deliver.note-help')} rows={3} />
      {warnings.length > 0 ? (
        <Stack role="status" gap="1" bg="warning.subtle" borderRadius="control" px="3" py="2">
          {warnings.map((text) => (
            <Flex key={text} gap="2" align="center" color="warning.fg">
              <TriangleAlert size={16} aria-hidden />
              <Text>{text}</Text>
            </Flex>
          ))}
        </Stack>
      ) : null}
    </FormDialog>
  )
}

/** Reports files added since the dialog opened, which are selected by default. */
function useChooseNewFiles(files: readonly { id: string }[], onNew: (ids: string[]) => void) {
  const known = useRef(new Set(files.map(({ id }) => id)))
  useEffect(() => {
    const added = files.map(({ id }) => id).filter((id) => !known.current.has(id))
    if (added.length === 0) return
    for (const id of added) known.current.add(id)
    onNew(added)
  })
}

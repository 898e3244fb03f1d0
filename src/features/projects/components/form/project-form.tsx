import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useUploads } from '@/features/attachments/api/use-uploads.ts'
import { AttachmentDrop } from '@/features/attachments/shared/attachment-drop.tsx'
import { UploadList } from '@/features/attachments/shared/upload-list.tsx'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { useNavigateWhileOpen } from '@/lib/routing/pending-navigation.ts'
import { toDay } from '@/lib/time/calendar-day.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { useCreateProject } from '../../api/changes.ts'
import { PROJECT_BUCKET } from '../../api/files.ts'
import { useProjectRights } from '../../hooks/use-project-rights.ts'
import { isTouched, type ProjectDraft } from '../../model/project-draft.ts'
import {
  type ProjectFormOutput,
  type ProjectFormValues,
  projectFormSchema,
  projectWords,
} from '../../model/project-form-schema.ts'
import { ChaptersField } from './chapters-field.tsx'
import { ProjectFields } from './project-fields.tsx'
import { useProjectDraft } from './use-project-draft.ts'

type ProjectFormProps = {
  uid: string
  start: ProjectDraft
  today: string
  onCancel: () => void
  /** Discards the draft and starts with an empty form. */
  onDiscard: () => void
}

const localToday = () => toDay(new Date())

/** The form "New project request"; its values, chapters and uploads are stored until it is sent. */
export function ProjectForm({ uid, start, today, onCancel, onDiscard }: ProjectFormProps) {
  const t = useT('projects')
  const navigate = useNavigateWhileOpen()
  const { isStaff, mayReadCompanies } = useProjectRights()
  const mayReadManuscripts = useAbility().can('read', 'manuscripts')
  const form = useForm<ProjectFormValues, unknown, ProjectFormOutput>({
    resolver: zodResolver(projectFormSchema(localToday)),
    defaultValues: start.values,
  })
  const uploads = useUploads({ bucket: PROJECT_BUCKET, folder: start.id, uploaded: start.files })
  const [chapters, setChapters] = useState(start.chapters)
  const create = useCreateProject()
  const values = useWatch({ control: form.control }) as ProjectFormValues
  const draft = useMemo<ProjectDraft>(
    () => ({ id: start.id, values, files: uploads.uploaded, chapters }),
    [start.id, values, uploads.uploaded, chapters],
  )
  const { deleteDraft } = useProjectDraft(uid, draft)

  const submit = async (output: ProjectFormOutput) => {
    const problem = uploads.isBusy ? 'busy' : uploads.entries.some(({ problem }) => problem) ? 'failed' : null
    if (problem) {
      form.setError('root', { message: `projects.form.files-${problem}` })
      return
    }
    const { contactEmail, companyId, ...fields } = output
    try {
      const project = await create.mutateAsync({
        id: start.id,
        today: localToday(),
        ...fields,
        attachments: uploads.uploaded,
        ...(contactEmail ? { contactEmail } : {}),
        ...(companyId ? { companyId } : {}),
        ...(chapters && chapters.itemIds.length > 0
          ? { chapters: { manuscriptId: chapters.manuscriptId, itemIds: [...chapters.itemIds] } }
          : {}),
      })
      deleteDraft()
      toast.success({ title: t('form.sent', { no: project.no }) })
      await navigate(href('projects.view', { id: project.id }), { replace: true })
    } catch (error) {
      showFormError(form, error, { fallbackId: 'projects.form.failed', words: projectWords })
    }
  }

  return (
    <Form form={form} onSubmit={submit} id="project-form" isKept>
      <ProjectFields today={today} hasCompany={isStaff && mayReadCompanies} />
      <Stack gap="2">
        <Text textStyle="label">{t('field.attachments')}</Text>
        <AttachmentDrop label={t('field.attachments')} onFiles={uploads.add} />
        <UploadList uploads={uploads} label={t('field.attachments')} />
      </Stack>
      {mayReadManuscripts ? (
        <Stack gap="2">
          <Box>
            <Text textStyle="label">{t('chapters.label')}</Text>
            <Text color="fg.muted">{t('chapters.help')}</Text>
          </Box>
          <ChaptersField
            value={chapters}
            onChange={(next) => setChapters(next ? { ...next, itemIds: [...next.itemIds] } : null)}
          />
        </Stack>
      ) : null}
      <FormError />
      <FormFooter
        isTouched={isTouched(draft)}
        onCancel={onCancel}
        onDiscard={() => {
          deleteDraft()
          onDiscard()
        }}
      />
    </Form>
  )
}

type FormFooterProps = { isTouched: boolean; onCancel: () => void; onDiscard: () => void }

function FormFooter({ isTouched, onCancel, onDiscard }: FormFooterProps) {
  const intl = useIntl()
  const t = useT('projects.form')
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      position="sticky"
      bottom="-6"
      mx="-6"
      px="6"
      py="3"
      mb="-6"
      bg="bg.surface"
      borderTopWidth="1px"
      borderBottomRadius="card"
    >
      {isTouched ? (
        <>
          <Text textStyle="xs" color="fg.muted">
            {t('kept')}
          </Text>
          <Button type="button" size="xs" variant="ghost" colorPalette="gray" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </>
      ) : null}
      <Flex gap="2" ms="auto">
        <Button type="button" variant="outline" onClick={onCancel}>
          {intl.formatMessage({ id: 'ui.cancel' })}
        </Button>
        <SubmitButton>{t('send')}</SubmitButton>
      </Flex>
    </Box>
  )
}

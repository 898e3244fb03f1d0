import { Stack, Text } from '@chakra-ui/react'
import type { ProjectDelivery } from '@contract/project-deliveries.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { z } from 'zod'
import { useUploads } from '@/features/attachments/api/use-uploads.ts'
import { AttachmentDrop } from '@/features/attachments/shared/attachment-drop.tsx'
import { UploadList } from '@/features/attachments/shared/upload-list.tsx'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { TextAreaField } from '@/ui/form/text-field.tsx'
import { useDeliveryDecision } from '../../api/deliveries.ts'
import { PROJECT_BUCKET } from '../../api/files.ts'
import { deliveryNo, deliveryTitle } from '../../model/delivery-title.ts'

const schema = z.object({
  comment: z.string().trim().min(1, 'projects.correction.required').max(5000, 'projects.error.tooLong'),
})

type CorrectionDialogProps = {
  project: Pick<ProjectDetail, 'id'>
  delivery: Pick<ProjectDelivery, 'id' | 'no' | 'targetLanguage'>
  onClose: () => void
}

/** Asks what to correct in a delivery, with files; the request then returns to the agency. */
export function CorrectionDialog({ project, delivery, onClose }: CorrectionDialogProps) {
  const intl = useIntl()
  const t = useT('projects')
  const decide = useDeliveryDecision(project.id)
  const uploads = useUploads({ bucket: PROJECT_BUCKET, folder: project.id })
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { comment: '' } })
  return (
    <FormDialog
      title={t('correction.title')}
      description={<bdi>{deliveryTitle(intl, delivery)}</bdi>}
      onClose={onClose}
      form={form}
      submit={t('correction.send')}
      submitProps={{ disabled: uploads.isBusy }}
      onSubmit={async ({ comment }) => {
        if (uploads.entries.some(({ problem }) => problem)) {
          form.setError('root', { message: 'projects.form.files-failed' })
          return
        }
        try {
          await decide.mutateAsync({
            deliveryId: delivery.id,
            kind: 'correction',
            comment,
            files: uploads.uploaded,
          })
          toast.success({ title: t('correction.sent', { no: deliveryNo(intl, delivery) }) })
          onClose()
        } catch (error) {
          showFormError(form, error, { fallbackId: 'projects.correction.failed' })
        }
      }}
    >
      <TextAreaField
        name="comment"
        label={t('correction.comment')}
        help={t('correction.help')}
        isRequired
        rows={4}
        maxLength={5000}
      />
      <Stack gap="2">
        <Text textStyle="label">{t('correction.files')}</Text>
        <AttachmentDrop label={t('correction.files')} onFiles={uploads.add} />
        <UploadList uploads={uploads} label={t('correction.files')} />
      </Stack>
    </FormDialog>
  )
}

import { Box, Text } from '@chakra-ui/react'
import type { Project } from '@contract/projects.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { FormDialog } from '@/ui/form/form-dialog.tsx'
import { TextAreaField } from '@/ui/form/text-field.tsx'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { type BulkStatus, isStepBack, previewStatus } from '../../model/bulk-preview.ts'
import { BulkRefusals } from './bulk-refusals.tsx'
import { useBulkChanges } from './use-bulk-changes.ts'

const text = z.string().trim().max(1000, 'projects.error.tooLong')
const withReason = z.object({ reason: text.min(1, 'projects.back.required') })
const withoutReason = z.object({ reason: text })

type BulkStatusDialogProps = { projects: readonly Project[]; onDone: () => void; onClose: () => void }

/** Confirms a status for the selected projects, and asks for the reason of a step back. */
export function BulkStatusDialog({ projects, onDone, onClose }: BulkStatusDialogProps) {
  const t = useT('projects')
  const { setStatus } = useBulkChanges()
  // The projects when the dialog opened, so that a change of another person is refused and not overwritten.
  const [selected] = useState(projects)
  const [status, chooseStatus] = useState<BulkStatus>('in_progress')
  const { changing, refusing } = previewStatus(selected, status)
  const back = changing.filter((project) => isStepBack(project, status)).length
  const form = useForm({
    resolver: zodResolver(back > 0 ? withReason : withoutReason),
    defaultValues: { reason: '' },
  })
  return (
    <FormDialog
      title={t('bulk.status-title')}
      description={t('bulk.selected', { count: selected.length })}
      size="sm"
      onClose={onClose}
      form={form}
      submit={t('bulk.status-save', { count: changing.length })}
      submitProps={{ disabled: changing.length === 0 }}
      onSubmit={async ({ reason }) => {
        if (changing.length > 0 && (await setStatus(changing, status, back > 0 ? reason : ''))) onDone()
      }}
    >
      {selected.some(({ can }) => can.reopen !== 'forbidden') ? (
        <SegmentChoice
          label={t('field.status')}
          value={status}
          choices={(['in_progress', 'received'] as const).map((value) => ({
            value,
            label: t(`status.${value}`),
          }))}
          onChange={chooseStatus}
        />
      ) : null}
      <Box>
        <Text aria-live="polite">{t(`bulk.will-${status}`, { back, count: changing.length })}</Text>
        <Text textStyle="xs" color="fg.muted" mt="1">
          {t('bulk.status-help')}
        </Text>
      </Box>
      {back > 0 ? (
        <TextAreaField
          name="reason"
          label={t('back.reason')}
          help={t('bulk.reason-help')}
          isRequired
          rows={2}
        />
      ) : null}
      {refusing.length > 0 ? <BulkRefusals refusing={refusing} /> : null}
    </FormDialog>
  )
}

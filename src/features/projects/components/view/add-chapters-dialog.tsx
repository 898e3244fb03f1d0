import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { FrameCancel } from '@/ui/overlay/frame-cancel.tsx'
import { useFileChange } from '../../api/files.ts'
import { ChaptersField, type ChosenChapters } from '../form/chapters-field.tsx'

type AddChaptersDialogProps = { projectId: string; onClose: () => void }

/** Attaches chapters to an existing project. */
export function AddChaptersDialog({ projectId, onClose }: AddChaptersDialogProps) {
  const t = useT('projects')
  const [chapters, setChapters] = useState<ChosenChapters | null>(null)
  const { mutate, isPending, isError } = useFileChange(projectId)
  const isNone = chapters === null || chapters.itemIds.length === 0
  return (
    <DialogFrame
      title={t('files.add-chapters')}
      description={t('chapters.help')}
      onClose={onClose}
      isBusy={isPending}
      footer={
        <>
          <FrameCancel />
          <Button
            disabled={isNone}
            loading={isPending}
            onClick={() => chapters && mutate({ action: 'freeze', ...chapters }, { onSuccess: onClose })}
          >
            {t('files.send-chapters')}
          </Button>
        </>
      }
    >
      <ChaptersField value={chapters} onChange={setChapters} isOpenAtFirst />
      {isError ? (
        <Text role="alert" color="danger.fg" mt="3">
          {t('files.not-added')}
        </Text>
      ) : null}
    </DialogFrame>
  )
}

import type { Recording } from '@contract/demo/recordings.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { newerRecording, type RecordingCells, useSaveRecording } from '../api/recordings.ts'

/** Saves a cell; after a change by another person, the user chooses which version stays. */
export function useRecordingEdit() {
  const t = useT('tables.recordings')
  const confirm = useConfirm()
  const { mutateAsync } = useSaveRecording()
  return async function save(base: Recording, cells: Partial<RecordingCells>): Promise<void> {
    try {
      await mutateAsync({ base, cells })
    } catch (error) {
      const newer = newerRecording(error)
      if (!newer) {
        toast.error({ title: t('failed', { script: base.script }), description: t('failed-body') })
        return
      }
      const keepsMine = await confirm({
        title: t('conflict', { script: base.script }),
        body: t('conflict-body', { status: t(`status.${newer.status}`), note: newer.note || '–' }),
        confirmLabel: t('keep-mine'),
        cancelLabel: t('take-theirs'),
      })
      if (keepsMine) await save(newer, cells)
    }
  }
}

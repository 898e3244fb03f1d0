import { FileArchive } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { FileDropZone } from '@/features/attachments/shared/file-drop-zone.tsx'
import type { FileProblem } from '../model/check-file.ts'
import { readDrop } from '../model/read-drop.ts'

type DropZoneProps = {
  /** The translated error at the field. */
  error: string | null
  isBusy: boolean
  onPick: (file: File | null) => void
  onReject: (problem: FileProblem) => void
}

/** A zone where an archive is dropped or picked, with its error below. */
export function DropZone({ error, isBusy, onPick, onReject }: DropZoneProps) {
  return (
    <FileDropZone
      icon={FileArchive}
      title={<FormattedMessage id="scrivener-import.drop.title" />}
      help={<FormattedMessage id="scrivener-import.drop.help" />}
      choose={<FormattedMessage id="scrivener-import.drop.choose" />}
      accept=".zip,application/zip"
      inputTestId="archive-input"
      error={error}
      isBusy={isBusy}
      onPick={onPick}
      onDrop={(dropped) => {
        const { file, problem } = readDrop(dropped)
        if (problem) onReject(problem)
        else onPick(file)
      }}
    />
  )
}

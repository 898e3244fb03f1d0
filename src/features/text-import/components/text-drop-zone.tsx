import { FileText } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FileDropZone } from '@/features/attachments/shared/file-drop-zone.tsx'
import { droppedTextFile } from '../model/check-text-file.ts'
import type { TextProblem } from '../model/file-text.ts'
import { FILE_TYPES } from '../model/file-types.ts'

type TextDropZoneProps = {
  problem: TextProblem | null
  isBusy: boolean
  onPick: (file: File | null, problem?: TextProblem | null) => void
}

/** A zone where a text file is dropped or picked, with its error below. */
export function TextDropZone({ problem, isBusy, onPick }: TextDropZoneProps) {
  const intl = useIntl()
  return (
    <FileDropZone
      icon={FileText}
      title={<FormattedMessage id="text-import.drop.title" />}
      help={<FormattedMessage id="text-import.drop.help" />}
      choose={<FormattedMessage id="text-import.drop.choose" />}
      accept={FILE_TYPES.map((type) => `.${type}`).join(',')}
      inputTestId="text-input"
      error={problem ? intl.formatMessage({ id: `text-import.problem.${problem}` }) : null}
      isBusy={isBusy}
      onPick={(file) => onPick(file)}
      onDrop={(dropped) => {
        const { file, problem: found } = droppedTextFile(dropped)
        onPick(file, found)
      }}
    />
  )
}

import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/inputs/icon-button.tsx'

type AttachButtonProps = { isDisabled: boolean; onFiles: (files: File[]) => void }

/** Selects files to attach; files can also be dropped on the composer. Needs the messages of `attachments`. */
export function AttachButton({ isDisabled, onFiles }: AttachButtonProps) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        data-testid="attach-files"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <IconButton
        label={intl.formatMessage({ id: 'attachments.attach' })}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        <Paperclip />
      </IconButton>
    </>
  )
}

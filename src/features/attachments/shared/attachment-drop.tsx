import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { CircleAlert, Paperclip } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { formatLimit } from '@/lib/files/file-size.ts'
import { MAX_BYTES } from '../model/upload-entries.ts'
import { carriesFiles, droppedFiles } from './dropped-files.ts'
import { useNoStrayDrop } from './use-no-stray-drop.ts'

type AttachmentDropProps = {
  onFiles: (files: File[]) => void
  /** Accessible name of the field, e.g. "Attachments". */
  label: string
  help?: ReactNode
  /** The maximum size of a file, named by the default help. */
  maxBytes?: number
  isDisabled?: boolean
}

/** A zone where files are dropped or picked. Needs the messages of `attachments`. */
export function AttachmentDrop({
  onFiles,
  label,
  help,
  maxBytes = MAX_BYTES,
  isDisabled = false,
}: AttachmentDropProps) {
  const intl = useIntl()
  const [isOver, setIsOver] = useState(false)
  const [folders, setFolders] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  useNoStrayDrop()

  const take = (files: File[], left = 0) => {
    setFolders(left)
    if (files.length > 0) onFiles(files)
  }
  const handleDrop = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return
    event.preventDefault()
    setIsOver(false)
    if (isDisabled) return
    const dropped = droppedFiles(event.dataTransfer)
    take(dropped.files, dropped.folders)
  }

  return (
    <Box>
      <Flex
        role="group"
        aria-label={label}
        data-print="hide"
        wrap="wrap"
        align="center"
        justify="center"
        columnGap="3"
        rowGap="2"
        px="4"
        py="4"
        borderWidth="1.5px"
        borderStyle="dashed"
        borderRadius="card"
        borderColor={isOver ? 'brand.solid' : 'border.emphasized'}
        bg={isOver ? 'brand.subtle' : 'transparent'}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (!carriesFiles(event.dataTransfer)) return
          event.preventDefault()
          event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy'
          setIsOver(!isDisabled)
        }}
        onDragLeave={(event) => {
          // Moving over a child element does not leave the drop zone.
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
        }}
        onDrop={handleDrop}
      >
        <input
          ref={input}
          type="file"
          multiple
          hidden
          data-testid="attachment-input"
          onChange={(event) => {
            take([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <Button
          type="button"
          variant="outline"
          size="xs"
          disabled={isDisabled}
          onClick={() => input.current?.click()}
        >
          <Paperclip size={16} aria-hidden />
          {intl.formatMessage({ id: 'attachments.drop.choose' })}
        </Button>
        <Text color="fg.muted" hideBelow="md">
          {intl.formatMessage({ id: 'attachments.drop.here' })}
        </Text>
        <Text textStyle="xs" color="fg.muted" flexBasis="full" textAlign="center">
          {help ?? intl.formatMessage({ id: 'attachments.drop.help' }, { most: formatLimit(intl, maxBytes) })}
        </Text>
      </Flex>
      {folders > 0 ? (
        <Flex role="alert" gap="1.5" align="center" mt="2" color="danger.fg">
          <CircleAlert size={14} strokeWidth={2} aria-hidden />
          {intl.formatMessage({ id: 'attachments.drop.folders' }, { count: folders })}
        </Flex>
      ) : null}
    </Box>
  )
}

import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { CircleAlert, FileArchive } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { carriesFiles } from '@/features/attachments/shared/dropped-files.ts'
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
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()

  const handleDrop = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return
    event.preventDefault()
    setIsOver(false)
    if (isBusy) return
    const { file, problem } = readDrop(event.dataTransfer)
    if (problem) onReject(problem)
    else onPick(file)
  }

  return (
    <Stack gap="3">
      <Box
        borderWidth="1.5px"
        borderStyle="dashed"
        borderColor={error ? 'danger.solid' : isOver ? 'brand.solid' : 'border.control'}
        bg={isOver ? 'brand.subtle' : 'bg.surface'}
        borderRadius="card"
        px="6"
        py={{ base: '10', md: '14' }}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (!carriesFiles(event.dataTransfer)) return
          event.preventDefault()
          event.dataTransfer.dropEffect = 'copy'
          setIsOver(true)
        }}
        onDragLeave={(event) => {
          // Moving over a child element does not leave the drop zone.
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
        }}
        onDrop={handleDrop}
        data-testid="drop-zone"
      >
        <Stack align="center" textAlign="center" gap="3">
          <Box color="fg.muted">
            <FileArchive size={32} strokeWidth={1.5} aria-hidden />
          </Box>
          <Text textStyle="md" fontWeight="500">
            <FormattedMessage id="scrivener-import.drop.title" />
          </Text>
          <Text color="fg.muted" maxW="52ch">
            <FormattedMessage id="scrivener-import.drop.help" />
          </Text>
          <input
            ref={input}
            type="file"
            accept=".zip,application/zip"
            hidden
            data-testid="archive-input"
            onChange={(event) => {
              onPick(event.target.files?.item(0) ?? null)
              event.target.value = ''
            }}
          />
          <Button
            mt="2"
            loading={isBusy}
            onClick={() => input.current?.click()}
            aria-describedby={error ? errorId : undefined}
          >
            <FormattedMessage id="scrivener-import.drop.choose" />
          </Button>
        </Stack>
      </Box>
      {error ? (
        <Flex id={errorId} role="alert" gap="2" align="center" color="danger.fg">
          <CircleAlert size={18} aria-hidden />
          <Text>{error}</Text>
        </Flex>
      ) : null}
    </Stack>
  )
}

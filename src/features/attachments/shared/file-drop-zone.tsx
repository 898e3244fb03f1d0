import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { CircleAlert, type LucideIcon } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { carriesFiles } from './dropped-files.ts'

type FileDropZoneProps = {
  icon: LucideIcon
  title: ReactNode
  help: ReactNode
  /** The label of the button that opens the file dialog. */
  choose: ReactNode
  /** The file types that the file dialog offers. */
  accept: string
  inputTestId: string
  /** The translated error at the field. */
  error: string | null
  isBusy: boolean
  onPick: (file: File | null) => void
  onDrop: (dropped: DataTransfer) => void
}

/** A zone where one file is dropped or picked, with its error below. */
export function FileDropZone(props: FileDropZoneProps) {
  const { icon: Icon, title, help, choose, accept, inputTestId, error, isBusy, onPick, onDrop } = props
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()

  const handleDrop = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return
    event.preventDefault()
    setIsOver(false)
    if (!isBusy) onDrop(event.dataTransfer)
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
            <Icon size={32} strokeWidth={1.5} aria-hidden />
          </Box>
          <Text textStyle="md" fontWeight="500">
            {title}
          </Text>
          <Text color="fg.muted" maxW="52ch">
            {help}
          </Text>
          <input
            ref={input}
            type="file"
            accept={accept}
            hidden
            data-testid={inputTestId}
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
            {choose}
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

import { Card, Flex, Stack, Text } from '@chakra-ui/react'
import { Button } from '@chakra-ui/react/button'
import type { ImportRecord } from '@contract/imports.ts'
import { CircleAlert, CloudUpload } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { isSameFile, recallUpload, type UnfinishedUpload } from '../model/unfinished-upload.ts'

type WaitingCardProps = {
  record: ImportRecord
  isCancelling: boolean
  /** Missing for the import of another person. */
  onCancel: (() => void) | undefined
  /** The same file was chosen again; `remembered` holds the preview choices stored on this device. */
  onResume: ((file: File, remembered: UnfinishedUpload | null) => void) | undefined
}

const MEGABYTE = 1024 * 1024

/** An import with an interrupted upload; choosing the same file resumes it. */
export function WaitingCard({ record, isCancelling, onCancel, onResume }: WaitingCardProps) {
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const [isChecking, setIsChecking] = useState(false)
  const [isOther, setIsOther] = useState(false)

  const handlePick = async (file: File | null | undefined) => {
    if (!file) return
    setIsChecking(true)
    const remembered = recallUpload(record.id)
    const isSame = await isSameFile(file, record, remembered)
    setIsChecking(false)
    setIsOther(!isSame)
    if (isSame) onResume?.(file, remembered)
  }

  return (
    <Card.Root>
      <Card.Body gap="4">
        <Flex gap="3">
          <Flex color="info.fg" pt="1">
            <CloudUpload size={20} aria-hidden />
          </Flex>
          <Stack gap="1" minW="0">
            <Text textStyle="md" fontWeight="600" overflowWrap="anywhere">
              <FormattedMessage id="scrivener-import.waiting.title" values={{ fileName: record.fileName }} />
            </Text>
            <Text color="fg.muted">
              <FormattedMessage
                id="scrivener-import.waiting.body"
                values={{
                  size: <FormattedNumber value={record.fileSize / MEGABYTE} maximumFractionDigits={1} />,
                }}
              />
            </Text>
          </Stack>
        </Flex>
        {isOther ? (
          <Flex id={errorId} role="alert" gap="2" align="center" color="danger.fg">
            <CircleAlert size={18} aria-hidden />
            <Text overflowWrap="anywhere" minW="0">
              <FormattedMessage id="scrivener-import.waiting.other" values={{ fileName: record.fileName }} />
            </Text>
          </Flex>
        ) : null}
        <Flex gap="2" wrap="wrap">
          <input
            ref={input}
            type="file"
            accept=".zip,application/zip"
            hidden
            data-testid="resume-input"
            onChange={(event) => {
              void handlePick(event.target.files?.item(0))
              event.target.value = ''
            }}
          />
          {onResume ? (
            <Button
              loading={isChecking}
              onClick={() => input.current?.click()}
              aria-describedby={isOther ? errorId : undefined}
            >
              <FormattedMessage id="scrivener-import.waiting.resume" />
            </Button>
          ) : null}
          {onCancel ? (
            <Button variant="outline" loading={isCancelling} onClick={onCancel}>
              <FormattedMessage id="scrivener-import.cancel" />
            </Button>
          ) : null}
        </Flex>
      </Card.Body>
    </Card.Root>
  )
}

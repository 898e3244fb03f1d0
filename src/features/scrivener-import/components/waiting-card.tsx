import { Card, Flex, Stack, Text } from '@chakra-ui/react'
import { Button } from '@chakra-ui/react/button'
import type { ImportRecord } from '@contract/imports.ts'
import { CloudUpload } from 'lucide-react'
import { FormattedMessage } from 'react-intl'

type WaitingCardProps = { record: ImportRecord; isCancelling: boolean; onCancel: () => void }

/** An import whose upload was broken off, by closing the page for instance: its archive has to be picked again. */
export function WaitingCard({ record, isCancelling, onCancel }: WaitingCardProps) {
  return (
    <Card.Root>
      <Card.Body
        flexDirection="row"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        gap="4"
      >
        <Flex gap="3" flex="1" minW="min(100%, 260px)">
          <Flex color="info.fg" pt="1">
            <CloudUpload size={20} strokeWidth={1.75} aria-hidden />
          </Flex>
          <Stack gap="1" minW="0">
            <Text textStyle="md" fontWeight="600" overflowWrap="anywhere">
              <FormattedMessage id="scrivener-import.waiting.title" values={{ fileName: record.fileName }} />
            </Text>
            <Text color="fg.muted">
              <FormattedMessage id="scrivener-import.waiting.body" />
            </Text>
          </Stack>
        </Flex>
        <Button variant="outline" loading={isCancelling} onClick={onCancel}>
          <FormattedMessage id="scrivener-import.cancel" />
        </Button>
      </Card.Body>
    </Card.Root>
  )
}

import { Card, Flex, Stack, Text } from '@chakra-ui/react'
import { Progress } from '@chakra-ui/react/progress'
import type { ReactNode } from 'react'

type ProgressCardProps = {
  title: ReactNode
  /** 0 to 100; null for an unknown duration. */
  percent: number | null
  /** Accessible name of the progress bar. */
  label: string
  /** The current step and its progress. */
  detail: ReactNode
  note?: ReactNode
  actions?: ReactNode
}

/** A long-running task with progress, details and actions. */
export function ProgressCard({ title, percent, label, detail, note, actions }: ProgressCardProps) {
  return (
    <Card.Root>
      <Card.Body gap="4">
        <Text textStyle="md" fontWeight="600">
          {title}
        </Text>
        <Stack gap="2">
          <Progress.Root value={percent} aria-label={label} colorPalette="brand" size="sm">
            <Progress.Track>
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
          <Flex justify="space-between" gap="4" color="fg.muted" fontVariantNumeric="tabular-nums">
            {detail}
          </Flex>
        </Stack>
        {note ? <Text color="fg.muted">{note}</Text> : null}
      </Card.Body>
      {actions ? (
        <Card.Footer justifyContent="flex-end" gap="2" flexWrap="wrap">
          {actions}
        </Card.Footer>
      ) : null}
    </Card.Root>
  )
}

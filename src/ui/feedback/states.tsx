import { Box, Button, Center, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Drawing, type DrawingName } from '../art/drawing.tsx'

type StateProps = {
  /** Small text above the title, such as an error code. */
  caption?: ReactNode
  title: ReactNode
  body?: ReactNode
  /** The next step, as a button or link. */
  action?: ReactNode
  drawing?: DrawingName
  /** Heading level of the title; 2 below a page's own heading. */
  level?: 'h1' | 'h2' | 'h3'
}

function StateFrame({
  caption,
  title,
  body,
  action,
  drawing,
  level = 'h2',
  role,
}: StateProps & { role?: string }) {
  return (
    <Center py={{ base: '10', md: '16' }} px="4" role={role}>
      <Stack align="center" textAlign="center" gap="4" maxW="440px">
        {drawing ? <Drawing name={drawing} /> : null}
        {caption ? (
          <Text textStyle="sm" color="fg.faint">
            {caption}
          </Text>
        ) : null}
        <Heading as={level} textStyle="md" tabIndex={level === 'h1' ? -1 : undefined}>
          {title}
        </Heading>
        {body ? (
          <Text color="fg.muted" textWrap="balance">
            {body}
          </Text>
        ) : null}
        {action ? <Box mt="1">{action}</Box> : null}
      </Stack>
    </Center>
  )
}

/** The empty state: a small drawing, a sentence, the next step. */
export function EmptyState({ drawing = 'blank-page', ...props }: StateProps) {
  return <StateFrame drawing={drawing} {...props} />
}

type ErrorStateProps = Partial<StateProps> & { onRetry?: () => void; isRetrying?: boolean }

/** The error state of a failed read, with a retry button. */
export function ErrorState({ title, body, onRetry, isRetrying = false, action, ...props }: ErrorStateProps) {
  const intl = useIntl()
  const retry = onRetry ? (
    <Button variant="outline" onClick={onRetry} loading={isRetrying}>
      {intl.formatMessage({ id: 'ui.retry' })}
    </Button>
  ) : undefined
  return (
    <StateFrame
      role="alert"
      drawing="spilled-ink"
      title={title ?? intl.formatMessage({ id: 'ui.error.heading' })}
      body={body ?? intl.formatMessage({ id: 'ui.error.body' })}
      action={action ?? retry}
      {...props}
    />
  )
}

const delayMs = 150

/** Renders its children after 150 ms, so that a fast response shows no skeleton. */
export function Delayed({ children }: { children: ReactNode }) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate ? children : null
}

/** Skeleton rows of a list or table, drawn after 150 ms in reserved space; `height` is the height of one row. */
export function RowsSkeleton({ rows = 6, height = '44px' }: { rows?: number; height?: string }) {
  const intl = useIntl()
  return (
    <Stack
      gap="2"
      role="status"
      aria-label={intl.formatMessage({ id: 'ui.loading' })}
      minH={`calc(${rows} * (${height} + 8px) - 8px)`}
    >
      <Delayed>
        {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
          <Skeleton key={key} height={height} borderRadius="control" />
        ))}
      </Delayed>
    </Stack>
  )
}

/** Skeleton lines of prose, after 150 ms. */
export function ProseSkeleton({ lines = 8 }: { lines?: number }) {
  const intl = useIntl()
  const widths = ['100%', '96%', '98%', '92%', '64%']
  return (
    <Stack gap="3" role="status" aria-label={intl.formatMessage({ id: 'ui.loading' })}>
      <Delayed>
        {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, line) => (
          <Skeleton key={key} height="5" width={widths[line % widths.length]} borderRadius="control" />
        ))}
      </Delayed>
    </Stack>
  )
}

import { Button, Flex, Text } from '@chakra-ui/react'
import { useIntl } from 'react-intl'

/** The refetch of the list failed; the loaded rows stay. */
export function RefetchFailed({ onRetry }: { onRetry?: () => void }) {
  const intl = useIntl()
  return (
    <Flex
      role="alert"
      gap="3"
      mb="3"
      px="4"
      py="2"
      align="center"
      justify="space-between"
      borderRadius="card"
      bg="warning.subtle"
      color="warning.fg"
    >
      <Text>{intl.formatMessage({ id: 'ui.table.stale' })}</Text>
      {onRetry ? (
        <Button size="xs" variant="outline" onClick={onRetry}>
          {intl.formatMessage({ id: 'ui.retry' })}
        </Button>
      ) : null}
    </Flex>
  )
}

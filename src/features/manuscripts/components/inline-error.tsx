import { Button, Flex } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'

type InlineErrorProps = { id: string; onRetry: () => void }

/** Tells under a field that its text was not saved and is kept. */
export function InlineError({ id, onRetry }: InlineErrorProps) {
  return (
    <Flex gap="2" align="center" wrap="wrap" mt="1" textStyle="xs" color="danger.fg">
      <span id={id} role="alert">
        <FormattedMessage id="manuscripts.inline.failed" />
      </span>
      <Button size="2xs" variant="outline" onClick={onRetry}>
        <FormattedMessage id="manuscripts.inline.save" />
      </Button>
    </Flex>
  )
}

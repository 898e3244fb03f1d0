import { Button, Clipboard, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Check, Copy, Download } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { forgetRecoveryCodes } from '../model/unconfirmed-codes.ts'

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void }

/** New recovery codes with copy and download, shown until they are confirmed as saved. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        <FormattedMessage id="auth.recovery.lead" />
      </Text>
      <SimpleGrid as="ul" columns={{ base: 1, sm: 2 }} gap="2" listStyleType="none" ps="0" ms="0">
        {codes.map((code) => (
          <Text as="li" key={code} fontFamily="mono" dir="ltr">
            {code}
          </Text>
        ))}
      </SimpleGrid>
      <Flex gap="3" wrap="wrap">
        <Clipboard.Root value={text} timeout={2000}>
          <Clipboard.Trigger asChild>
            <Button variant="outline" colorPalette="gray">
              <Clipboard.Indicator copied={<Check size={16} aria-hidden />}>
                <Copy size={16} aria-hidden />
              </Clipboard.Indicator>
              <FormattedMessage id="auth.recovery.copy" />
            </Button>
          </Clipboard.Trigger>
        </Clipboard.Root>
        <Button asChild variant="outline" colorPalette="gray">
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="quillport-recovery-codes.txt"
          >
            <Download size={16} aria-hidden />
            <FormattedMessage id="auth.recovery.download" />
          </a>
        </Button>
        <Button
          onClick={() => {
            forgetRecoveryCodes()
            onDone()
          }}
        >
          <FormattedMessage id="auth.recovery.done" />
        </Button>
      </Flex>
    </Stack>
  )
}

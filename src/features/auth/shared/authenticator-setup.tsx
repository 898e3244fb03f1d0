import { Box, Button, Clipboard, Flex, List, QrCode, Text } from '@chakra-ui/react'
import { qrCodeSlotRecipe } from '@chakra-ui/react/theme'
import { useQuery } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { enrolFactor, twoFactorKeys, verifyCode } from '../api/factors.ts'
import { CodeForm } from './code-form.tsx'

type AuthenticatorSetupProps = {
  onDone: () => Promise<void>
  /** Called before the first code is verified, and with false after it was refused. */
  onVerifying?: ((isVerifying: boolean) => void) | undefined
}

/** Sets up an authenticator app: QR code, secret as text, and the first code. */
export function AuthenticatorSetup({ onDone, onVerifying }: AuthenticatorSetupProps) {
  const intl = useIntl()
  const factor = useQuery({
    queryKey: [...twoFactorKeys.all, 'new'],
    queryFn: enrolFactor,
    // The secret is not kept once this component is gone.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (factor.isError)
    return <ErrorState onRetry={() => void factor.refetch()} isRetrying={factor.isFetching} />
  if (!factor.data) return <RowsSkeleton rows={4} />
  const { id, secret, uri } = factor.data
  const groups = secret.match(/.{1,4}/g)?.join(' ') ?? secret
  return (
    <Flex gap="6" direction={{ base: 'column', md: 'row' }} align="flex-start">
      <Box bg="white" p="3" borderRadius="card" borderWidth="1px" flex="none">
        <QrCode.Root
          recipe={qrCodeSlotRecipe}
          value={uri}
          size="lg"
          role="img"
          aria-label={intl.formatMessage({ id: 'auth.setup.qr' })}
        >
          <QrCode.Frame color="black">
            <QrCode.Pattern />
          </QrCode.Frame>
        </QrCode.Root>
      </Box>
      <Flex direction="column" gap="4" flex="1" minW="0">
        <List.Root as="ol" ps="5" gap="2">
          <List.Item>
            <FormattedMessage id="auth.setup.scan" />
          </List.Item>
          <List.Item>
            <FormattedMessage id="auth.setup.type" />
            <Clipboard.Root value={secret} timeout={2000}>
              <Flex align="center" gap="2" wrap="wrap" mt="1">
                <Text as="code" fontFamily="mono" dir="ltr" overflowWrap="anywhere">
                  {groups}
                </Text>
                <Clipboard.Trigger asChild>
                  <Button size="xs" variant="outline" colorPalette="gray">
                    <Clipboard.Indicator copied={<Check size={14} aria-hidden />}>
                      <Copy size={14} aria-hidden />
                    </Clipboard.Indicator>
                    <FormattedMessage id="auth.setup.copy" />
                  </Button>
                </Clipboard.Trigger>
              </Flex>
            </Clipboard.Root>
          </List.Item>
          <List.Item>
            <FormattedMessage id="auth.setup.enter" />
          </List.Item>
        </List.Root>
        <CodeForm
          label={intl.formatMessage({ id: 'auth.setup.heading' })}
          submit={<FormattedMessage id="auth.setup.submit" />}
          onCode={async (code) => {
            onVerifying?.(true)
            await verifyCode(id, code).catch((error: unknown) => {
              onVerifying?.(false)
              throw error
            })
            await onDone()
          }}
        />
      </Flex>
    </Flex>
  )
}

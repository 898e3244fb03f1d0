import { Button, Flex, Text } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { demoAccounts } from '../model/demo-credentials.ts'

type DemoAccountsProps = { onPick: (account: { email: string; password: string }) => void }

/** The demo accounts of the embedded backend; a click fills in the form. */
export function DemoAccounts({ onPick }: DemoAccountsProps) {
  const intl = useIntl()
  return (
    <section aria-labelledby="demo-accounts">
      <Text id="demo-accounts" textStyle="sm" mb="2">
        {intl.formatMessage({ id: 'auth.demo.heading' })}
      </Text>
      <Flex gap="2" wrap="wrap">
        {demoAccounts.map(({ role, email, password }) => (
          <Button
            key={role}
            size="xs"
            variant="outline"
            title={email}
            onClick={() => onPick({ email, password })}
          >
            {intl.formatMessage({ id: `auth.demo.${role}` })}
          </Button>
        ))}
      </Flex>
    </section>
  )
}

import { type ComponentProps, type ReactNode, useState } from 'react'
import { createRecoveryCodes } from '../api/factors.ts'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type TwoFactorSetupProps = Pick<ComponentProps<typeof AuthenticatorSetup>, 'onVerifying'> & {
  onDone: () => void
  cancel: ReactNode
}

/**
 * Asks for the current password, sets up an authenticator app and then shows the new recovery codes once (R-403,
 *
 */
export function TwoFactorSetup({ onDone, cancel, onVerifying }: TwoFactorSetupProps) {
  const [isConfirmed, setConfirmed] = useState(false)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <>
      {isConfirmed ? (
        <AuthenticatorSetup
          onVerifying={onVerifying}
          onDone={async () => setCodes(await createRecoveryCodes())}
        />
      ) : (
        <PasswordStep onDone={() => setConfirmed(true)} />
      )}
      {cancel}
    </>
  )
}

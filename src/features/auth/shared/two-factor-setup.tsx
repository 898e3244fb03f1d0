import { type ReactNode, useState } from 'react'
import { createRecoveryCodes } from '../api/factors.ts'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Sets up an authenticator app and then shows the new recovery codes once. */
export function TwoFactorSetup({ onDone, cancel }: { onDone: () => void; cancel: ReactNode }) {
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <>
      <AuthenticatorSetup onDone={async () => setCodes(await createRecoveryCodes())} />
      {cancel}
    </>
  )
}

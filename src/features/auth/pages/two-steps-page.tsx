import { Button, Flex, Stack } from '@chakra-ui/react'
import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { signOut } from '../api/auth.ts'
import { finishSignIn, readUnconfirmedCodes } from '../api/factors.ts'
import { type PendingStep, reloadSession, useSession } from '../api/session.ts'
import { AuthFrame } from '../components/auth-frame.tsx'
import { RecoveryForm } from '../components/recovery-form.tsx'
import { useAuthPaths } from '../hooks/use-auth-paths.ts'
import { returnPath } from '../model/return-path.ts'
import { CodeForm } from '../shared/code-form.tsx'
import { RecoveryCodes } from '../shared/recovery-codes.tsx'
import { TwoFactorSetup } from '../shared/two-factor-setup.tsx'

/** Asks for the second factor at sign-in, or sets it up where the role requires one. */
export function Page() {
  const intl = useIntl()
  const session = useSession()
  const paths = useAuthPaths()
  const open = useOpenRequestedPage()
  // The setup stays on screen while it changes the session, because its recovery codes are shown once.
  const [step, setStep] = useState<PendingStep | null>(null)
  // A request of the session that was sent before the first code would replace the setup by the code form.
  const [isVerifying, setVerifying] = useState(false)
  const [unconfirmed] = useState(readUnconfirmedCodes)
  const pending = session.status === 'signed-out' ? session.pending : undefined
  if (pending !== undefined && step !== pending && !isVerifying) setStep(pending)
  const isCodeDone = step === 'code' && session.status === 'signed-in'
  const isOver = step !== null && session.status === 'signed-out' && pending === undefined
  // Also when another window entered the code or signed out.
  useEffect(() => {
    if (isCodeDone) open()
  }, [isCodeDone, open])

  const isSignedIn = session.status === 'signed-in'
  const codes = isSignedIn && step === null ? unconfirmed : null
  const handleSaved = () => void reloadSession().then(open)

  if (isOver) return <Navigate replace to={paths.login} />
  if (step === 'setup' || codes !== null)
    return (
      <AuthFrame
        isWide
        title={intl.formatMessage({ id: 'auth.setup.heading' })}
        lead={intl.formatMessage({ id: 'auth.setup.required' })}
      >
        <Stack gap="6">
          {codes === null ? (
            <TwoFactorSetup onVerifying={setVerifying} onDone={handleSaved} cancel={<SignOutButton />} />
          ) : (
            <RecoveryCodes codes={codes} onDone={handleSaved} />
          )}
        </Stack>
      </AuthFrame>
    )
  if (step === 'code') return <Challenge />
  return (
    <AuthFrame
      title={intl.formatMessage({ id: 'auth.two-steps.heading' })}
      lead={intl.formatMessage({ id: isSignedIn ? 'auth.two-steps.signed-in' : 'auth.two-steps.signed-out' })}
    >
      <Flex gap="3" wrap="wrap">
        <Button asChild>
          <Link to={isSignedIn ? href('account.security') : paths.login}>
            {intl.formatMessage({ id: isSignedIn ? 'auth.two-steps.settings' : 'auth.login.submit' })}
          </Link>
        </Button>
        {isSignedIn ? <SignOutButton /> : null}
      </Flex>
    </AuthFrame>
  )
}

/** Opens the page that the person asked for before the sign-in. */
function useOpenRequestedPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const path = returnPath(search, hash)
  return useCallback(() => void navigate(path, { replace: true }), [navigate, path])
}

function Challenge() {
  const intl = useIntl()
  const [isRecovery, setRecovery] = useState(false)
  const part = isRecovery ? 'recovery' : 'two-steps'
  return (
    <AuthFrame
      title={intl.formatMessage({ id: `auth.${part}.heading` })}
      lead={intl.formatMessage({ id: isRecovery ? 'auth.recovery.use' : 'auth.two-steps.lead' })}
    >
      <Stack gap="5">
        {isRecovery ? (
          <RecoveryForm />
        ) : (
          <CodeForm
            label={intl.formatMessage({ id: 'auth.two-steps.heading' })}
            submit={intl.formatMessage({ id: 'auth.two-steps.submit' })}
            onCode={finishSignIn}
          />
        )}
        <Flex gap="3" wrap="wrap" justify="space-between">
          <Button variant="plain" colorPalette="brand" px="0" onClick={() => setRecovery(!isRecovery)}>
            {intl.formatMessage({ id: isRecovery ? 'auth.recovery.back' : 'auth.two-steps.recovery' })}
          </Button>
          <SignOutButton />
        </Flex>
      </Stack>
    </AuthFrame>
  )
}

function SignOutButton() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { login } = useAuthPaths()
  const handleSignOut = async () => {
    await signOut()
    await navigate(login, { replace: true })
  }
  return (
    <Button variant="ghost" colorPalette="gray" alignSelf="flex-start" onClick={() => void handleSignOut()}>
      {intl.formatMessage({ id: 'app.sign-out' })}
    </Button>
  )
}

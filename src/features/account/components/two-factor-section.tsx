import { Badge, Button, Flex, Text } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  createRecoveryCodes,
  readUnconfirmedCodes,
  removeFactor,
  twoFactorKeys,
  twoFactorQuery,
} from '@/features/auth/api/factors.ts'
import { CodeForm } from '@/features/auth/shared/code-form.tsx'
import { RecoveryCodes } from '@/features/auth/shared/recovery-codes.tsx'
import { TwoFactorSetup } from '@/features/auth/shared/two-factor-setup.tsx'
import { reportError } from '@/lib/browser/report-error.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { accountKeys } from '../api/keys.ts'
import { Loaded } from './loaded.tsx'
import { SettingsSection } from './settings-section.tsx'

type Step = { name: 'overview' | 'setup' | 'off' } | { name: 'codes'; codes: string[] }
type Status = { factorId: string | null; recoveryCodes: number; isRequired: boolean }

/** Switches two-factor sign-in on and off, and replaces the recovery codes. */
export function TwoFactorSection() {
  const intl = useIntl()
  const client = useQueryClient()
  const query = useQuery(twoFactorQuery)
  const [step, setStep] = useState<Step>(() => {
    const codes = readUnconfirmedCodes()
    return codes ? { name: 'codes', codes } : { name: 'overview' }
  })
  const finish = async (done: 'on' | 'off' | null) => {
    await Promise.all([
      client.invalidateQueries({ queryKey: twoFactorKeys.status() }),
      client.invalidateQueries({ queryKey: accountKeys.sessions() }),
    ])
    setStep({ name: 'overview' })
    if (done) toast.success({ title: intl.formatMessage({ id: `account.two-factor.done-${done}` }) })
  }
  const cancel = (
    <Button
      variant="ghost"
      colorPalette="gray"
      alignSelf="flex-start"
      onClick={() => setStep({ name: 'overview' })}
    >
      <FormattedMessage id="ui.cancel" />
    </Button>
  )
  return (
    <SettingsSection
      title={<FormattedMessage id="account.two-factor.heading" />}
      description={<FormattedMessage id="account.two-factor.body" />}
      action={
        query.data?.factorId ? (
          <Badge colorPalette="success">
            <FormattedMessage id="account.two-factor.on" />
          </Badge>
        ) : null
      }
    >
      {step.name === 'setup' ? <TwoFactorSetup onDone={() => void finish('on')} cancel={cancel} /> : null}
      {step.name === 'codes' ? <RecoveryCodes codes={step.codes} onDone={() => void finish(null)} /> : null}
      {step.name === 'off' && query.data?.factorId ? (
        <>
          <SwitchOff factorId={query.data.factorId} onDone={() => finish('off')} />
          {cancel}
        </>
      ) : null}
      {step.name === 'overview' ? (
        <Loaded query={query} rows={2}>
          {(status) => <Overview status={status} onStep={setStep} />}
        </Loaded>
      ) : null}
    </SettingsSection>
  )
}

function Overview({ status, onStep }: { status: Status; onStep: (step: Step) => void }) {
  const intl = useIntl()
  const confirm = useConfirm()
  const [isBusy, setBusy] = useState(false)
  const renew = async () => {
    const isSure = await confirm({
      title: intl.formatMessage({ id: 'account.two-factor.renew-ask' }),
      body: intl.formatMessage({ id: 'account.two-factor.renew-body' }),
      confirmLabel: intl.formatMessage({ id: 'account.two-factor.renew' }),
    })
    if (!isSure) return
    setBusy(true)
    try {
      onStep({ name: 'codes', codes: await createRecoveryCodes() })
    } catch (error) {
      reportError(error, { where: 'recovery codes' })
      toast.error({ title: intl.formatMessage({ id: 'account.two-factor.renew-failed' }) })
    } finally {
      setBusy(false)
    }
  }
  if (status.factorId === null)
    return (
      <Button alignSelf="flex-start" onClick={() => onStep({ name: 'setup' })}>
        <FormattedMessage id="account.two-factor.set-up" />
      </Button>
    )
  return (
    <>
      <Text>
        <FormattedMessage id="account.two-factor.left" values={{ count: status.recoveryCodes }} />
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" loading={isBusy} onClick={() => void renew()}>
          <FormattedMessage id="account.two-factor.renew" />
        </Button>
        {status.isRequired ? null : (
          <Button variant="outline" colorPalette="danger" onClick={() => onStep({ name: 'off' })}>
            <FormattedMessage id="account.two-factor.switch-off" />
          </Button>
        )}
      </Flex>
      {status.isRequired ? (
        <Text color="fg.muted">
          <FormattedMessage id="account.two-factor.required" />
        </Text>
      ) : null}
    </>
  )
}

function SwitchOff({ factorId, onDone }: { factorId: string; onDone: () => Promise<void> }) {
  const intl = useIntl()
  return (
    <>
      <Text>
        <FormattedMessage id="account.two-factor.off-lead" />
      </Text>
      <CodeForm
        isDanger
        label={intl.formatMessage({ id: 'account.two-factor.switch-off' })}
        submit={<FormattedMessage id="account.two-factor.switch-off" />}
        onCode={async (code) => {
          await removeFactor(factorId, code)
          await onDone()
        }}
      />
    </>
  )
}

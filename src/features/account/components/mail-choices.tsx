import { Flex, Input, Stack, Text } from '@chakra-ui/react'
import type { Account, MailSettings } from '@contract/account.ts'
import { MAIL_CHOICES, MAIL_GROUPS, type MailChoice } from '@contract/mail-groups.ts'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLanguage } from '@/lib/i18n/language.ts'
import { deviceTimeZone } from '@/lib/time/device-time-zone.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { QuickSelect } from '@/ui/inputs/quick-select.tsx'
import { SwitchRow } from '@/ui/inputs/switch-row.tsx'
import { useChangeAccount, usePendingChanges } from '../api/account.ts'

/** The quiet hours of a person who switches them on. */
const NIGHT = { quietFrom: '22:00', quietTo: '07:00' } as const

/** When the mails of each group are sent, and the quiet hours; every change is saved at once. */
export function MailChoices({ account }: { account: Account }) {
  const intl = useIntl()
  const language = useLanguage()
  const change = useChangeAccount()
  const mail: MailSettings = { ...account.mail, ...usePendingChanges('mail') }
  const save = async (changes: Partial<MailSettings>) => {
    try {
      await change.mutateAsync({ mail: { ...changes, language, timeZone: deviceTimeZone() } })
    } catch {
      toast.error({ title: intl.formatMessage({ id: 'account.notify.failed' }) })
    }
  }
  const choices = MAIL_CHOICES.map((value) => ({
    value,
    label: intl.formatMessage({ id: `account.mail.choice.${value}` }),
  }))
  return (
    <Stack gap="5">
      {MAIL_GROUPS.map((group) => (
        <Flex key={group} gap="3" align="center" justify="space-between" wrap="wrap">
          <Stack gap="0" flex="1 1 220px" minW="0">
            <Text fontWeight="medium">
              <FormattedMessage id={`account.mail.group.${group}`} />
            </Text>
            <Text color="fg.muted" textStyle="sm">
              <FormattedMessage id={`account.mail.about.${group}`} />
            </Text>
          </Stack>
          <QuickSelect
            label={intl.formatMessage({ id: `account.mail.group.${group}` })}
            value={mail[group]}
            options={choices}
            width={{ base: 'full', sm: '48' }}
            onChange={(value) => void save({ [group]: value as MailChoice })}
          />
        </Flex>
      ))}
      <SwitchRow
        label={intl.formatMessage({ id: 'account.mail.quiet' })}
        isOn={mail.quietFrom !== null}
        onChange={(on) => void save(on ? NIGHT : { quietFrom: null, quietTo: null })}
      />
      {mail.quietFrom !== null && mail.quietTo !== null ? (
        <Flex gap="3" wrap="wrap">
          <TimeOfDay
            label="account.mail.quiet-from"
            value={mail.quietFrom}
            onChange={(quietFrom) => void save({ quietFrom })}
          />
          <TimeOfDay
            label="account.mail.quiet-to"
            value={mail.quietTo}
            onChange={(quietTo) => void save({ quietTo })}
          />
        </Flex>
      ) : null}
      <Text color="fg.muted" textStyle="sm">
        <FormattedMessage
          id="account.mail.place"
          values={{ email: account.email, zone: mail.timeZone.replaceAll('_', ' ') }}
        />
      </Text>
    </Stack>
  )
}

/** A time of the day; an emptied field keeps the stored time. */
function TimeOfDay({
  label,
  value,
  onChange,
}: {
  label: 'account.mail.quiet-from' | 'account.mail.quiet-to'
  value: string
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <Stack gap="1">
      <Text asChild textStyle="sm">
        <label htmlFor={id}>
          <FormattedMessage id={label} />
        </label>
      </Text>
      <Input
        id={id}
        type="time"
        width="36"
        key={value}
        defaultValue={value}
        onBlur={(event) => {
          const next = event.currentTarget.value
          if (next !== '' && next !== value) onChange(next)
        }}
      />
    </Stack>
  )
}

import { PRESENCES, type Presence, presence } from '@contract/people.ts'
import { useIntl } from 'react-intl'
import { RadioRows } from '@/ui/inputs/radio-rows.tsx'
import { PresenceMark } from './presence-mark.tsx'

/** Selects the status shown while the user is online. */
export function StatusChoice({ value, onChange }: { value: Presence; onChange: (next: Presence) => void }) {
  const intl = useIntl()
  return (
    <RadioRows
      label={intl.formatMessage({ id: 'chat.profile.status' })}
      help={intl.formatMessage({ id: 'chat.profile.status-help' })}
      value={value}
      options={PRESENCES.map((one) => ({
        value: one,
        label: (
          <>
            <PresenceMark presence={one} isLabelled={false} />
            {intl.formatMessage({ id: `people.presence.${one}` })}
          </>
        ),
      }))}
      onChange={(next) => {
        const parsed = presence.safeParse(next)
        if (parsed.success) onChange(parsed.data)
      }}
    />
  )
}

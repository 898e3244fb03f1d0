import { Fieldset, RadioGroup, Stack } from '@chakra-ui/react'
import { PRESENCES, type Presence, presence } from '@contract/people.ts'
import { useIntl } from 'react-intl'
import { PresenceMark } from './presence-mark.tsx'

/** What one shows of oneself while one is here. */
export function StatusChoice({ value, onChange }: { value: Presence; onChange: (next: Presence) => void }) {
  const intl = useIntl()
  return (
    <Fieldset.Root>
      <Fieldset.Legend textStyle="sm" fontWeight="semibold" mb="2">
        {intl.formatMessage({ id: 'chat.profile.status' })}
      </Fieldset.Legend>
      <RadioGroup.Root
        value={value}
        aria-label={intl.formatMessage({ id: 'chat.profile.status' })}
        onValueChange={({ value: next }) => {
          const parsed = presence.safeParse(next)
          if (parsed.success) onChange(parsed.data)
        }}
      >
        <Stack gap="2.5">
          {PRESENCES.map((one) => (
            <RadioGroup.Item key={one} value={one}>
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText display="flex" alignItems="center" gap="2">
                <PresenceMark presence={one} isSaid={false} />
                {intl.formatMessage({ id: `people.presence.${one}` })}
              </RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
      <Fieldset.HelperText textStyle="xs">
        {intl.formatMessage({ id: 'chat.profile.status-help' })}
      </Fieldset.HelperText>
    </Fieldset.Root>
  )
}

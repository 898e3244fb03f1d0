import { NativeSelect } from '@chakra-ui/react'
import type { Manuscript } from '@contract/manuscripts.ts'
import { useIntl } from 'react-intl'

type ManuscriptSwitcherProps = {
  manuscripts: readonly Manuscript[]
  value: string
  onChange: (id: string) => void
}

/** Chooses the manuscript a list is about. */
export function ManuscriptSwitcher({ manuscripts, value, onChange }: ManuscriptSwitcherProps) {
  const intl = useIntl()
  const isListed = manuscripts.some((manuscript) => manuscript.id === value)
  return (
    <NativeSelect.Root width={{ base: 'full', sm: '64' }}>
      <NativeSelect.Field
        aria-label={intl.formatMessage({ id: 'manuscripts.switcher' })}
        value={isListed ? value : ''}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {isListed ? null : <option value="">—</option>}
        {manuscripts.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}

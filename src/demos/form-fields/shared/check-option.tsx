import { Checkbox } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type CheckOptionProps = Checkbox.RootProps & {
  label: ReactNode
  /** An explanation below the label. */
  help?: ReactNode
  icon?: ReactNode
}

/** A checkbox that applies immediately; in a form, use `CheckboxField`. */
export function CheckOption({ label, help, icon, ...root }: CheckOptionProps) {
  return (
    <Checkbox.Root colorPalette="brand" alignItems="flex-start" minH={{ base: '9', md: '6' }} {...root}>
      <Checkbox.HiddenInput />
      <Checkbox.Control mt="0.5">{icon}</Checkbox.Control>
      <Checkbox.Label fontWeight="normal" display="flex" flexDirection="column" lineHeight="1.4">
        <bdi>{label}</bdi>
        {help ? <span style={{ fontSize: '0.75rem', opacity: 0.85 }}>{help}</span> : null}
      </Checkbox.Label>
    </Checkbox.Root>
  )
}

import { Switch } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type SwitchOptionProps = Switch.RootProps & {
  label: ReactNode
  /** Content of the thumb, for example an icon. */
  thumb?: ReactNode
  /** Texts inside the track while the switch is on and off. */
  inset?: readonly [ReactNode, ReactNode]
  isLabelFirst?: boolean
}

/** A switch with its parts in the open; a setting of a page uses `SwitchRow`. */
export function SwitchOption({ label, thumb, inset, isLabelFirst = false, ...root }: SwitchOptionProps) {
  const text = <Switch.Label lineHeight="1.4">{label}</Switch.Label>
  return (
    <Switch.Root colorPalette="brand" minH={{ base: '9', md: '6' }} maxW="420px" {...root}>
      {isLabelFirst ? text : null}
      <Switch.HiddenInput />
      <Switch.Control>
        <Switch.Thumb>{thumb}</Switch.Thumb>
        {inset ? (
          <Switch.Indicator
            fallback={inset[1]}
            textStyle="xs"
            width="auto"
            px="1.5"
            _checked={{ color: 'colorPalette.contrast' }}
          >
            {inset[0]}
          </Switch.Indicator>
        ) : null}
      </Switch.Control>
      {isLabelFirst ? null : text}
    </Switch.Root>
  )
}

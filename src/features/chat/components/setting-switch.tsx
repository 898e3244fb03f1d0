import { Box, Switch, Text } from '@chakra-ui/react'
import { useId } from 'react'

type SettingSwitchProps = {
  label: string
  help: string
  isOn: boolean
  /** Left out where the setting cannot be changed; `help` then says why. */
  onChange?: (isOn: boolean) => void
}

/** A setting that is on or off, with what it means below. */
export function SettingSwitch({ label, help, isOn, onChange }: SettingSwitchProps) {
  const id = useId()
  return (
    <Box>
      <Switch.Root
        checked={isOn}
        disabled={!onChange}
        onCheckedChange={({ checked }) => onChange?.(checked)}
        justifyContent="space-between"
        width="full"
      >
        <Switch.Label fontWeight="medium">{label}</Switch.Label>
        <Switch.HiddenInput aria-describedby={id} />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
      </Switch.Root>
      <Text id={id} textStyle="xs" color="fg.muted" mt="0.5">
        {help}
      </Text>
    </Box>
  )
}

import { Box, Switch, Text } from '@chakra-ui/react'
import { useId } from 'react'

type SwitchLineProps = {
  label: string
  /** What it means, below. */
  help?: string
  isOn: boolean
  isDisabled?: boolean
  /** Left out where it cannot be changed; `help` then says why. */
  onChange?: (isOn: boolean) => void
}

/** A setting that is on or off and holds at once; inside a form a `CheckboxField` is what one agrees to. */
export function SwitchRow({ label, help, isOn, isDisabled = false, onChange }: SwitchLineProps) {
  const id = useId()
  return (
    <Box>
      <Switch.Root
        checked={isOn}
        disabled={isDisabled || !onChange}
        onCheckedChange={({ checked }) => onChange?.(checked)}
        justifyContent="space-between"
        width="full"
      >
        <Switch.Label fontWeight="medium">{label}</Switch.Label>
        <Switch.HiddenInput aria-describedby={help ? id : undefined} />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
      </Switch.Root>
      {help ? (
        <Text id={id} textStyle="xs" color="fg.muted" mt="0.5">
          {help}
        </Text>
      ) : null}
    </Box>
  )
}

import { Box, Switch, Text } from '@chakra-ui/react'
import { switchSlotRecipe } from '@chakra-ui/react/theme'
import { useId } from 'react'

type SwitchLineProps = {
  label: string
  /** An explanation below the label. */
  help?: string
  isOn: boolean
  isDisabled?: boolean
  /** Omitted when the setting cannot be changed; `help` then gives the reason. */
  onChange?: (isOn: boolean) => void
}

/** A switch that applies at once; in a form, use `CheckboxField`. */
export function SwitchRow({ label, help, isOn, isDisabled = false, onChange }: SwitchLineProps) {
  const id = useId()
  return (
    <Box>
      <Switch.Root
        recipe={switchSlotRecipe}
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

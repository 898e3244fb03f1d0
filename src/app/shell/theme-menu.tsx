import { Menu } from '@chakra-ui/react'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useIntl } from 'react-intl'
import { setThemeChoice, type ThemeChoice, useThemeChoice } from '@/lib/color-mode.ts'
import { IconButton } from '@/ui/icon-button.tsx'

const choices: readonly { value: ThemeChoice; Icon: typeof Sun }[] = [
  { value: 'light', Icon: Sun },
  { value: 'dark', Icon: Moon },
  { value: 'system', Icon: Monitor },
]

/** Light, dark, or whatever the system shows. */
export function ThemeMenu() {
  const intl = useIntl()
  const choice = useThemeChoice()
  const Shown = choices.find(({ value }) => value === choice)?.Icon ?? Monitor
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton label={intl.formatMessage({ id: 'app.theme' })}>
          <Shown strokeWidth={1.75} />
        </IconButton>
      </Menu.Trigger>
      {/* Not in a portal: inside the header the menu belongs to a landmark. */}
      <Menu.Positioner>
        <Menu.Content>
          <Menu.RadioItemGroup
            value={choice}
            onValueChange={({ value }) => setThemeChoice(value as ThemeChoice)}
          >
            {choices.map(({ value, Icon }) => (
              <Menu.RadioItem key={value} value={value}>
                <Menu.ItemIndicator />
                <Icon size={16} strokeWidth={1.75} aria-hidden />
                {intl.formatMessage({ id: `app.theme.${value}` })}
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}

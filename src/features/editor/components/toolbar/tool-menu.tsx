import { Menu, VisuallyHidden } from '@chakra-ui/react'
import { Check, type LucideIcon } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useIntl } from 'react-intl'
import { keyText } from '@/lib/shortcuts.ts'
import { MenuSurface } from '@/ui/menu/menu-surface.tsx'
import { keysFor } from '../../model/shortcuts.ts'

export type ToolChoice = {
  /** Suffix of its message id. */
  id: string
  icon?: LucideIcon
  isOn?: boolean
  isDisabled?: boolean
  run: () => void
}

type ToolMenuProps = { trigger: ReactNode; choices: readonly ToolChoice[]; label: string }

/** A menu of the toolbar; its action runs after the menu has closed, so that the text has focus. */
export function ToolMenu({ trigger, choices, label }: ToolMenuProps) {
  const intl = useIntl()
  const chosen = useRef<ToolChoice | null>(null)
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-start' }}
      onSelect={({ value }) => {
        chosen.current = choices.find(({ id }) => id === value) ?? null
      }}
      onExitComplete={() => {
        chosen.current?.run()
        chosen.current = null
      }}
    >
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <MenuSurface label={label} maxH="min(420px, var(--available-height))" overflowY="auto">
        {choices.map(({ id, icon: Icon, isOn, isDisabled }) => {
          const keys = keysFor(id)
          return (
            <Menu.Item key={id} value={id} disabled={isDisabled}>
              {Icon ? <Icon size={16} aria-hidden /> : null}
              <span style={{ flex: 1 }}>
                {intl.formatMessage({ id: `editor.tool.${id}` })}
                {isOn ? (
                  <VisuallyHidden> {intl.formatMessage({ id: 'editor.tool.on' })}</VisuallyHidden>
                ) : null}
              </span>
              {isOn ? <Check strokeWidth={2} size={16} aria-hidden /> : null}
              {keys ? <Menu.ItemCommand>{keyText(keys)}</Menu.ItemCommand> : null}
            </Menu.Item>
          )
        })}
      </MenuSurface>
    </Menu.Root>
  )
}

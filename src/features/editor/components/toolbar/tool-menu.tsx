import { Menu, VisuallyHidden } from '@chakra-ui/react'
import { Check, type LucideIcon } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useIntl } from 'react-intl'
import { keyText } from '@/lib/shortcuts/shortcuts.ts'
import { MenuSurface } from '@/ui/menu/menu-surface.tsx'
import { focusText } from '../../model/focus-text.ts'
import { keysFor } from '../../model/shortcuts.ts'
import { useEditorContext } from '../session/editor-context.ts'

export type ToolChoice = {
  /** Suffix of its message id. */
  id: string
  icon?: LucideIcon
  isOn?: boolean
  isDisabled?: boolean
  run: () => void
}

type ToolMenuProps = { trigger: ReactNode; choices: readonly ToolChoice[]; label: string }

/**
 * A menu of the toolbar. A choice runs, and Escape returns, in the focused text before the menu has closed, so that
 * the next key is typed there.
 */
export function ToolMenu({ trigger, choices, label }: ToolMenuProps) {
  const intl = useIntl()
  const { editor } = useEditorContext()
  const isClosing = useRef(false)
  const leave = () => {
    isClosing.current = true
    focusText(editor)
  }
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-start' }}
      onSelect={({ value }) => {
        leave()
        choices.find(({ id }) => id === value)?.run()
      }}
      onOpenChange={({ open }) => {
        if (open) isClosing.current = false
        else leave()
      }}
      onExitComplete={() =>
        requestAnimationFrame(() => {
          isClosing.current = false
        })
      }
    >
      <Menu.Trigger
        asChild
        onFocus={() => {
          // The menu library focuses the button of a menu that closes.
          if (isClosing.current) focusText(editor)
        }}
      >
        {trigger}
      </Menu.Trigger>
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

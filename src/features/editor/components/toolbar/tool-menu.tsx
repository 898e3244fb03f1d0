import { Menu, Portal, VisuallyHidden } from '@chakra-ui/react'
import { Check, type LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { keyText } from '@/lib/shortcuts/shortcuts.ts'
import { MenuPanel } from '@/ui/menu/menu-panel.tsx'
import { useMenuTrigger } from '@/ui/menu/use-menu-trigger.ts'
import { focusText } from '../../model/focus-text.ts'
import { keysFor } from '../../model/shortcuts.ts'
import { useEditorContext } from '../session/editor-context.ts'
import { Tool, type ToolProps } from './tool.tsx'

export type ToolChoice = {
  /** Suffix of its message id. */
  id: MessageKey<'editor.tool'>
  icon?: LucideIcon
  isOn?: boolean
  isDisabled?: boolean
  run: () => void
}

type ToolMenuProps = Pick<ToolProps, 'icon' | 'mirrors'> & {
  /** Suffix of its message id. */
  tool: MessageKey<'editor.tool'>
  choices: readonly ToolChoice[]
}

/**
 * A menu of the toolbar. A choice runs, and Escape returns, in the focused text before the menu has closed, so that
 * the next key is typed there.
 */
export function ToolMenu({ tool, icon, mirrors = false, choices }: ToolMenuProps) {
  const intl = useIntl()
  const { editor } = useEditorContext()
  const { trigger, panel } = useMenuTrigger()
  return (
    <>
      <Tool tool={tool} icon={icon} mirrors={mirrors} {...trigger} />
      {panel ? (
        // Above the page, because the toolbar scrolls; in a landmark, so that landmark navigation finds it.
        <Portal>
          <section aria-label={intl.formatMessage({ id: `editor.tool.${tool}` })}>
            <MenuPanel
              {...panel}
              first={choices.find(({ isDisabled }) => !isDisabled)?.id}
              positioning={{ placement: 'bottom-start' }}
              maxH="min(420px, var(--available-height))"
              overflowY="auto"
              onClose={() => {
                focusText(editor)
                panel.onClose()
              }}
              onSelect={({ value }) => {
                focusText(editor)
                choices.find(({ id }) => id === value)?.run()
              }}
            >
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
                    {keys ? <Menu.ItemCommand dir="ltr">{keyText(keys)}</Menu.ItemCommand> : null}
                  </Menu.Item>
                )
              })}
            </MenuPanel>
          </section>
        </Portal>
      ) : null}
    </>
  )
}

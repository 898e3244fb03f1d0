import { IconButton } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { keyText } from '@/lib/shortcuts/shortcuts.ts'
import { Tooltip } from '@/ui/tips/tooltip.tsx'
import { keysFor } from '../../model/shortcuts.ts'

export type ToolProps = Omit<ComponentProps<typeof IconButton>, 'aria-label' | 'children'> & {
  /**
   * Suffix of its message and shortcut ids; not named `id`, because a menu finds its trigger by the element
   * id.
   */
  tool: MessageKey<'editor.tool'>
  icon: LucideIcon
  /** For toggle buttons. */
  isPressed?: boolean
  mirrors?: boolean
}

/** A toolbar button: an icon with a tooltip for name and keys; a click keeps the text selection. */
export function Tool({ tool, icon: Icon, isPressed, mirrors = false, ...button }: ToolProps) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: `editor.tool.${tool}` })
  const keys = keysFor(tool)
  return (
    <Tooltip label={keys ? `${label} (${keyText(keys)})` : label}>
      <IconButton
        aria-label={label}
        aria-pressed={isPressed}
        variant={isPressed ? 'subtle' : 'ghost'}
        colorPalette={isPressed ? 'brand' : 'gray'}
        size="sm"
        minW="8"
        h="8"
        css={{ '@media (pointer: coarse)': { minW: '11', h: '11' } }}
        data-tool=""
        onMouseDown={(event) => event.preventDefault()}
        {...button}
      >
        <Icon size={17} aria-hidden {...(mirrors ? { 'data-mirror': '' } : {})} />
      </IconButton>
    </Tooltip>
  )
}

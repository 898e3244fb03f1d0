import type { ComponentType } from 'react'
import { IconButton, type IconButtonProps } from '../inputs/icon-button.tsx'
import type { MenuPanelProps } from './menu-panel-props.ts'
import { useMenuTrigger } from './use-menu-trigger.ts'

type MenuButtonProps = IconButtonProps & {
  /** The menu panel, mounted while it is open. */
  panel: ComponentType<MenuPanelProps>
}

export function MenuButton({ panel: Panel, ...button }: MenuButtonProps) {
  const { trigger, panel } = useMenuTrigger()
  return (
    <>
      <IconButton {...trigger} {...button} />
      {panel ? <Panel {...panel} /> : null}
    </>
  )
}

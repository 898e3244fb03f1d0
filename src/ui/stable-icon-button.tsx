import type { ReactNode } from 'react'
import { IconButton, type IconButtonProps } from './icon-button.tsx'
import { useSettledAction } from './use-settled-action.ts'

type StableIconButtonProps<Id extends string> = Omit<IconButtonProps, 'label' | 'children' | 'onClick'> & {
  /** The current action. */
  actionId: Id
  onClick: (actionId: Id) => void
  label: (actionId: Id) => string
  children: (actionId: Id) => ReactNode
}

/**
 * An icon button whose action changes with its target, but never under the pointer or between two quick
 * presses.
 */
export function StableIconButton<Id extends string>({
  actionId,
  onClick,
  label,
  children,
  ...button
}: StableIconButtonProps<Id>) {
  const { shown, isHeld, press, over } = useSettledAction(actionId)
  if (shown === null) return null
  return (
    <IconButton
      {...button}
      {...over}
      label={label(shown)}
      aria-disabled={isHeld || undefined}
      onClick={() => {
        press()
        if (!isHeld) onClick(shown)
      }}
    >
      {children(shown)}
    </IconButton>
  )
}

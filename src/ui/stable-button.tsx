import type { ReactNode } from 'react'
import { ActionButton, type ActionButtonProps } from './action-button.tsx'
import { useSettledAction } from './use-settled-action.ts'

type StableButtonProps<Id extends string> = Omit<ActionButtonProps, 'children' | 'onClick'> & {
  /** The current action; null renders no button. */
  actionId: Id | null
  onClick: (actionId: Id) => void
  children: (actionId: Id) => ReactNode
}

/**
 * A button whose action changes with its target, but never under the pointer or between two quick presses.
 */
export function StableButton<Id extends string>({
  actionId,
  onClick,
  children,
  ...button
}: StableButtonProps<Id>) {
  const { shown, isHeld, press, over } = useSettledAction(actionId)
  if (shown === null) return null
  return (
    <ActionButton
      {...button}
      {...over}
      aria-disabled={isHeld || undefined}
      onClick={() => {
        press()
        if (!isHeld) onClick(shown)
      }}
    >
      {children(shown)}
    </ActionButton>
  )
}

import { Button, type ButtonProps, VisuallyHidden } from '@chakra-ui/react'
import { useId } from 'react'
import { Tooltip } from './tips/tooltip.tsx'

export type ActionButtonProps = ButtonProps & {
  /** Why the action is not possible now: the button stays focusable and shows this instead of acting. */
  disabledReason?: string | undefined
}

/** A button of an action that the state of its object can make impossible. */
export function ActionButton({ disabledReason, onClick, children, ...props }: ActionButtonProps) {
  const id = useId()
  if (disabledReason === undefined)
    return (
      <Button {...props} onClick={onClick}>
        {children}
      </Button>
    )
  return (
    <>
      <Tooltip label={disabledReason}>
        <Button {...props} aria-disabled aria-describedby={id}>
          {children}
        </Button>
      </Tooltip>
      <VisuallyHidden id={id}>{disabledReason}</VisuallyHidden>
    </>
  )
}

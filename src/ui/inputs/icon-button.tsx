import {
  IconButton as ChakraIconButton,
  type IconButtonProps as ChakraIconButtonProps,
} from '@chakra-ui/react'
import type { Ref } from 'react'
import { Tooltip } from '../tips/tooltip.tsx'

export type IconButtonProps = Omit<ChakraIconButtonProps, 'aria-label'> & {
  /** The accessible name, also shown as a tooltip. */
  label: string
  ref?: Ref<HTMLButtonElement>
  /** Why the action is not possible now, as for `ActionButton`. */
  disabledReason?: string | undefined
}

/** An icon button with an accessible name: 36 px, or 44 px on touch screens. */
export function IconButton({ label, disabledReason, onClick, children, ...props }: IconButtonProps) {
  const isDisabled = disabledReason !== undefined
  return (
    <Tooltip label={isDisabled ? disabledReason : label}>
      <ChakraIconButton
        aria-label={label}
        variant="ghost"
        colorPalette="gray"
        css={{
          '@media (pointer: coarse)': { minW: '11', h: '11' },
          '& svg': { width: '18px', height: '18px' },
        }}
        {...props}
        {...(isDisabled ? { 'aria-disabled': true } : { onClick })}
      >
        {children}
      </ChakraIconButton>
    </Tooltip>
  )
}

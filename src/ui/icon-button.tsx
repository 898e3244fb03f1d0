import {
  IconButton as ChakraIconButton,
  type IconButtonProps as ChakraIconButtonProps,
} from '@chakra-ui/react'
import type { Ref } from 'react'
import { Tooltip } from './tips/tooltip.tsx'

export type IconButtonProps = Omit<ChakraIconButtonProps, 'aria-label'> & {
  /** Its name: spoken, and shown as a tooltip. */
  label: string
  ref?: Ref<HTMLButtonElement>
}

/** A button with an icon only: always named, 36 px, 44 px where fingers point. */
export function IconButton({ label, children, ...props }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <ChakraIconButton
        aria-label={label}
        variant="ghost"
        colorPalette="gray"
        css={{
          '@media (pointer: coarse)': { minW: '11', h: '11' },
          '& svg': { width: '18px', height: '18px' },
        }}
        {...props}
      >
        {children}
      </ChakraIconButton>
    </Tooltip>
  )
}

import {
  IconButton as ChakraIconButton,
  type IconButtonProps as ChakraIconButtonProps,
  Tooltip as ChakraTooltip,
  Portal,
} from '@chakra-ui/react'
import type { ReactElement, ReactNode, Ref } from 'react'

/** Says a name on hover and focus. */
export function Tooltip({
  label,
  children,
  placement = 'bottom',
}: {
  label: ReactNode
  children: ReactElement
  placement?: 'bottom' | 'top'
}) {
  return (
    <ChakraTooltip.Root openDelay={400} closeDelay={60} positioning={{ placement }}>
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{label}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  )
}

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

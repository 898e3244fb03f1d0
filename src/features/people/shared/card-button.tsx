import { chakra, Popover, Portal } from '@chakra-ui/react'
import { type MouseEvent, type ReactElement, type ReactNode, useState } from 'react'

type CardButtonProps = {
  /** Text of the button. */
  name: string
  /** Accessible name of the card. */
  label: string
  /** Replaces the default text button. */
  trigger?: ReactElement
  children: ReactNode
}

// React events of the card bubble to the row that holds the button, which would open or collapse on click.
const keepFromRow = (event: MouseEvent) => event.stopPropagation()

/** A name that opens a card beside it. */
export function CardButton({ name, label, trigger, children }: CardButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={({ open }) => setIsOpen(open)}
      positioning={{ placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        {trigger ?? (
          <chakra.button
            type="button"
            minW="0"
            maxW="full"
            truncate
            textAlign="start"
            verticalAlign="bottom"
            fontWeight="inherit"
            cursor="pointer"
            borderRadius="control"
            _hover={{ textDecoration: 'underline' }}
          >
            <bdi>{name}</bdi>
          </chakra.button>
        )}
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            width="72"
            maxW="calc(100vw - 24px)"
            aria-label={label}
            onClick={keepFromRow}
            onContextMenu={keepFromRow}
          >
            {children}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}

import { Box, chakra, Link } from '@chakra-ui/react'
import type { MouseEvent, ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'

const Open = chakra('button')

type RowTitleProps = {
  href: string | undefined
  onOpen: (() => void) | undefined
  tabIndex?: number
  children: ReactNode
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/** The first cell of a row: a real link where the row leads somewhere, a button where it only opens. */
export function RowTitle({ href, onOpen, tabIndex, children }: RowTitleProps) {
  if (href !== undefined) {
    return (
      <Link asChild color="fg" fontWeight="medium" display="block" minW="0" truncate borderRadius="xs">
        <RouterLink
          to={href}
          tabIndex={tabIndex}
          onClick={(event) => {
            if (!onOpen || !isPlain(event)) return
            event.preventDefault()
            onOpen()
          }}
        >
          {children}
        </RouterLink>
      </Link>
    )
  }
  if (onOpen) {
    return (
      <Open
        type="button"
        tabIndex={tabIndex}
        fontWeight="medium"
        display="block"
        maxW="full"
        minW="0"
        truncate
        textAlign="start"
        borderRadius="xs"
        onClick={onOpen}
      >
        {children}
      </Open>
    )
  }
  return (
    <Box fontWeight="medium" truncate>
      {children}
    </Box>
  )
}

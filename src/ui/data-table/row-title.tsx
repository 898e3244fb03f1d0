import { Box, chakra, Link } from '@chakra-ui/react'
import type { MouseEvent, ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'

import { textAlignMatchParent } from '../layout/text-align.ts'

const Open = chakra('button')

type RowTitleProps = {
  href: string | undefined
  onOpen: (() => void) | undefined
  tabIndex?: number
  children: ReactNode
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/** The first cell of a row: a link if the row has an href, a button if it only opens. */
export function RowTitle({ href, onOpen, tabIndex, children }: RowTitleProps) {
  // A plain string gets its own text direction; composed content keeps the page's.
  const direction = typeof children === 'string' ? 'auto' : undefined
  if (href !== undefined) {
    return (
      <Link
        asChild
        css={textAlignMatchParent}
        color="fg"
        fontWeight="medium"
        display="block"
        minW="0"
        truncate
        borderRadius="xs"
      >
        <RouterLink
          to={href}
          dir={direction}
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
        dir={direction}
        css={textAlignMatchParent}
        borderRadius="xs"
        onClick={onOpen}
      >
        {children}
      </Open>
    )
  }
  return (
    <Box dir={direction} css={textAlignMatchParent} fontWeight="medium" truncate>
      {children}
    </Box>
  )
}

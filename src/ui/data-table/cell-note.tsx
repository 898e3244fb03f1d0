import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { textAlignMatchParent } from '../layout/text-align.ts'

type CellNoteProps = {
  /** Shows the whole text instead of one line. */
  isWhole?: boolean
  children: ReactNode
}

/** The second line of a cell, in the direction of its own text. */
export function CellNote({ isWhole = false, children }: CellNoteProps) {
  if (children === undefined || children === null || children === false || children === '') return null
  return (
    <Box
      dir="auto"
      css={textAlignMatchParent}
      textStyle="xs"
      color="fg.muted"
      fontWeight="normal"
      {...(isWhole ? { overflowWrap: 'anywhere' } : { truncate: true })}
    >
      {children}
    </Box>
  )
}

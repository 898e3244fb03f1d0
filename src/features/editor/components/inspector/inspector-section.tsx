import { Box, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

/** A section of the inspector with a heading. */
export function InspectorSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      px="4"
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Heading id={id} as="h2" textStyle="xs" color="fg.muted" fontWeight="medium" letterSpacing="0" mb="3">
        {title}
      </Heading>
      {children}
    </Box>
  )
}

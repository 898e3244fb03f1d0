import { Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The heading of an authentication page, with one line below it. */
export function AuthHeading({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <Stack gap="2">
      <Heading
        as="h1"
        tabIndex={-1}
        fontFamily="prose"
        textStyle="2xl"
        fontWeight="500"
        letterSpacing="-0.02em"
      >
        {title}
      </Heading>
      {lead ? <Text color="fg.muted">{lead}</Text> : null}
    </Stack>
  )
}

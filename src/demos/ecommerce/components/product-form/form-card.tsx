import { Box, Flex, Heading, Stack } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

type FormCardProps = { title: string; aside?: ReactNode; children: ReactNode }

/** A titled group of fields on a card. */
export function FormCard({ title, aside, children }: FormCardProps) {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      p={{ base: '4', md: '5' }}
      bg="bg.surface"
      borderRadius="card"
      boxShadow="raised"
      css={{ '[data-skin=bordered] &': { boxShadow: 'none', borderWidth: '1px', borderColor: 'border' } }}
    >
      <Flex justify="space-between" align="center" gap="3" mb="4">
        <Heading as="h2" id={id} textStyle="md" fontWeight="semibold">
          {title}
        </Heading>
        {aside}
      </Flex>
      <Stack gap="4">{children}</Stack>
    </Box>
  )
}

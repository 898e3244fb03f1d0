import { Box, Card, Flex, Heading, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

type SectionProps = {
  title: ReactNode
  description?: ReactNode
  /** Shown at the end of the title row. */
  action?: ReactNode
  isDanger?: boolean
  children?: ReactNode
}

/** A section of a settings screen with a title, a description and its fields. */
export function SettingsSection({ title, description, action, isDanger = false, children }: SectionProps) {
  const id = useId()
  return (
    <Card.Root
      as="section"
      aria-labelledby={id}
      borderWidth={isDanger ? '1px' : undefined}
      borderColor={isDanger ? 'danger.border' : undefined}
    >
      <Card.Body gap="5" p={{ base: '4', sm: '6' }}>
        <Flex gap="4" justify="space-between" align="flex-start" wrap="wrap">
          <Box flex="1 1 260px" minW="0">
            <Heading as="h2" id={id} textStyle="md">
              {title}
            </Heading>
            {description ? (
              <Text mt="1" color="fg.muted">
                {description}
              </Text>
            ) : null}
          </Box>
          {action}
        </Flex>
        {children}
      </Card.Body>
    </Card.Root>
  )
}

import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

type SavedNoteProps = { title: string; body: ReactNode; actions: ReactNode; children?: ReactNode }

/** The row that a wizard saved; its heading takes the focus, so that screen readers announce it. */
export function SavedNote({ title, body, actions, children }: SavedNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack gap="5">
      <Flex gap="3" align="flex-start">
        <Flex color="success.fg" flex="none" mt="0.5">
          <CircleCheck size={24} aria-hidden />
        </Flex>
        <Stack gap="1" minW="0">
          <Heading as="h2" textStyle="lg" tabIndex={-1} ref={heading} outline="none">
            {title}
          </Heading>
          <Text color="fg.muted">{body}</Text>
        </Stack>
      </Flex>
      {children}
      <Flex gap="3" wrap="wrap">
        {actions}
      </Flex>
    </Stack>
  )
}

import { Center } from '@chakra-ui/react'
import { LogoMark } from '@/ui/art/logo.tsx'
import { Delayed } from '@/ui/feedback/states.tsx'

/** Shown after 150 ms while the first screen loads. */
export function Splash() {
  return (
    <Center minH="100dvh">
      <Delayed>
        <LogoMark size="48px" />
      </Delayed>
    </Center>
  )
}

import { Center } from '@chakra-ui/react'
import { LogoMark } from '@/ui/art/logo.tsx'
import { Delayed } from '@/ui/states.tsx'

/** Shown while the first screen loads, if it takes longer than 150 ms. */
export function Splash() {
  return (
    <Center minH="100dvh">
      <Delayed>
        <LogoMark size="48px" />
      </Delayed>
    </Center>
  )
}

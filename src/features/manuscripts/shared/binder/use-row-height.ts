import { useMediaQuery } from '@chakra-ui/react'

const forMouse = 32
const forFingers = 44

/** The height of a line: dense for a mouse, tall enough for fingers. */
export function useRowHeight(): number {
  const [isCoarse] = useMediaQuery(['(pointer: coarse)'], { ssr: false })
  return isCoarse ? forFingers : forMouse
}

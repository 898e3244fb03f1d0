import { useMediaQuery } from '@chakra-ui/react'

const forMouse = 32
const forFingers = 44

/** The row height: dense for a mouse, larger for touch. */
export function useRowHeight(): number {
  const [isCoarse] = useMediaQuery(['(pointer: coarse)'], { ssr: false })
  return isCoarse ? forFingers : forMouse
}

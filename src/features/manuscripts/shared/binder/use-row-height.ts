import { useMediaQuery } from '@chakra-ui/react'

const mouseRowHeight = 32
const touchRowHeight = 44

/** The row height: dense for a mouse, larger for touch. */
export function useRowHeight(): number {
  const [isCoarse] = useMediaQuery(['(pointer: coarse)'], { ssr: false })
  return isCoarse ? touchRowHeight : mouseRowHeight
}

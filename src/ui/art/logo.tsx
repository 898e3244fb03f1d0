import { chakra, Flex } from '@chakra-ui/react'

const Svg = chakra('svg')

/** The mark: a quill standing like a sail over one warm line of water. */
export function LogoMark({ size = '28px' }: { size?: string }) {
  return (
    <Svg viewBox="0 0 32 32" width={size} height={size} flexShrink="0" aria-hidden fill="none">
      <chakra.path
        fill="brand.solid"
        d="M23.400 3.600c-7.300 1-12.300 5.900-13.800 13l-1.600 7.600 1.400.3c.9-2.600 2.100-4.600 3.700-6.300 5.200-.3 8.800-3 9.500-7.500.3-2 1-4.200.8-7.100z"
      />
      <chakra.path
        stroke="bg"
        strokeWidth="1.400"
        strokeLinecap="round"
        d="M11.200 20.300c3.100-5 5.900-8.200 9.300-11.300"
      />
      <chakra.path stroke="mark.solid" strokeWidth="2.400" strokeLinecap="round" d="M4.500 28.200h23" />
    </Svg>
  )
}

/** The mark with the name beside it; the name is text, set in the product's serif. */
export function Logo({ size = '28px' }: { size?: string }) {
  return (
    <Flex as="span" align="center" gap="2.5" color="fg">
      <LogoMark size={size} />
      <chakra.span fontFamily="prose" fontWeight="600" textStyle="md" letterSpacing="-0.01em">
        Quillport
      </chakra.span>
    </Flex>
  )
}

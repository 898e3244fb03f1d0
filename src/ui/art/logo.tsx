import { chakra, Flex } from '@chakra-ui/react'

const Svg = chakra('svg')

/** The logo: a quill above an accent line. */
export function LogoMark({ size = '30px' }: { size?: string }) {
  return (
    <Svg viewBox="0 0 32 32" width={size} height={size} flexShrink="0" aria-hidden fill="none">
      <chakra.path
        fill="brand.solid"
        d="M27.500 2.500c-9.400.6-16.200 6-18.400 14.600L7.300 24.600l1.700.4c1-2.600 2.300-4.600 4-6.200 6.700-.2 11.300-3.700 12.500-9.500.5-2.200 1-4.500 2-6.800z"
      />
      <chakra.path
        stroke="bg"
        strokeWidth="1.500"
        strokeLinecap="round"
        d="M11.200 20.600c3.300-5 6.500-8.300 10.700-11.300"
      />
      <chakra.path stroke="mark.solid" strokeWidth="2.600" strokeLinecap="round" d="M4 28.700h24" />
    </Svg>
  )
}

/** The logo with the product name as serif text. */
export function Logo() {
  return (
    <Flex as="span" align="center" gap="2.5" color="fg">
      <LogoMark />
      <chakra.span fontFamily="prose" fontWeight="600" fontSize="lg" lineHeight="1" letterSpacing="-0.01em">
        Quillport
      </chakra.span>
    </Flex>
  )
}

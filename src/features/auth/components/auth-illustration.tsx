import { Box, chakra, Text } from '@chakra-ui/react'

const Svg = chakra('svg')

/** The illustration of the authentication pages. */
export function AuthIllustration({ caption }: { caption: string }) {
  return (
    <Box
      position="absolute"
      inset="0"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      p="12"
    >
      <Svg
        viewBox="0 0 520 440"
        width="100%"
        maxW="560px"
        aria-hidden
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        css={{
          '& .sheet': { fill: 'bg.surface', stroke: 'border.emphasized' },
          '& .ink': { stroke: 'fg.faint' },
          '& .warm': { stroke: 'mark.solid' },
          '& .quill': { fill: 'brand.solid' },
          '& .spine': { stroke: 'bg.surface' },
        }}
      >
        <path className="sheet" strokeWidth="1.500" d="m92 84 268-30 40 300-268 34z" />
        <path className="sheet" strokeWidth="1.500" d="M112 62h276v316H112z" />
        <path className="ink" strokeWidth="3" opacity=".55" d="M148 112h92" />
        <path
          className="ink"
          strokeWidth="2"
          opacity=".4"
          d="M148 150h204M148 174h196M148 198h204M148 222h150"
        />
        <path className="ink" strokeWidth="2" opacity=".4" d="M148 258h204M148 282h120" />
        <path className="warm" strokeWidth="4" d="M148 306h86" />
        <path
          className="quill"
          d="M446 96c-74 14-128 62-154 132-12 32-24 54-46 74l-8 10 10-4c14-16 26-26 42-34 62 2 110-30 126-92 6-24 20-58 30-86z"
        />
        <path className="spine" strokeWidth="3" d="M262 286c34-60 74-104 124-138" />
      </Svg>
      <Text fontFamily="prose" textStyle="lg" color="fg.muted" mt="8" textAlign="center" maxW="34ch">
        {caption}
      </Text>
    </Box>
  )
}

import { chakra } from '@chakra-ui/react'

const Svg = chakra('svg')

/** The cover illustration of a profile; decorative, so it has no accessible name. */
export function Cover() {
  return (
    <Svg
      viewBox="0 0 1200 220"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      aria-hidden
      display="block"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      bg="bg.subtle"
      css={{
        '& .rule': { stroke: 'border' },
        '& .tide': { fill: 'brand.muted' },
        '& .deep': { fill: 'brand.emphasized' },
        '& .line': { stroke: 'brand.solid' },
        '& .sail': { fill: 'bg.surface', stroke: 'brand.solid' },
        '& .warm': { fill: 'mark.solid' },
        '& .glow': { fill: 'mark.muted' },
      }}
    >
      <path className="rule" strokeWidth="1" d="M0 30h1200M0 58h1200M0 86h1200M0 114h1200M0 142h1200" />
      <circle className="glow" cx="968" cy="72" r="54" />
      <circle className="warm" cx="968" cy="72" r="20" />
      <path
        className="tide"
        d="M0 150c80-26 140-26 220 0s140 26 220 0 140-26 220 0 140 26 220 0 140-26 220 0 70 20 100 12v58H0z"
      />
      <path className="sail" strokeWidth="2.5" d="M700 92l-34 56h68zM648 148h104l-16 24h-72z" />
      <path className="line" strokeWidth="2.5" d="M700 92v56" />
      <path
        className="deep"
        d="M0 182c80-20 140-20 220 0s140 20 220 0 140-20 220 0 140 20 220 0 140-20 220 0 70 16 100 10v28H0z"
      />
      <path
        className="line"
        strokeWidth="2"
        opacity=".5"
        d="M90 196c20-6 40-6 60 0M520 200c20-6 40-6 60 0M1010 198c20-6 40-6 60 0"
      />
    </Svg>
  )
}

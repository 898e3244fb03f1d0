import { Box, Card, chakra, Flex, Stack } from '@chakra-ui/react'
import { Logo } from '@/ui/art/logo.tsx'
import { QuickSettings } from '../shared/quick-settings.tsx'
import type { AuthFrameProps } from './auth-frame-props.ts'
import { AuthHeading } from './auth-heading.tsx'

const Svg = chakra('svg')

/** A form as a card on drawn sheets of paper. */
export function CardFrame({ title, lead, children, foot, isWide = false }: AuthFrameProps) {
  return (
    <Flex direction="column" flex="1" position="relative" overflow="hidden" bg="bg.subtle">
      <Sheets />
      <Flex align="center" justify="flex-end" px={{ base: '5', sm: '10' }} pt={{ base: '4', sm: '6' }}>
        <QuickSettings />
      </Flex>
      <Flex flex="1" align="center" justify="center" px={{ base: '4', sm: '10' }} py="8" position="relative">
        <Card.Root width="full" maxW={isWide ? '640px' : '460px'} boxShadow="floating">
          <Card.Body gap="7" p={{ base: '5', sm: '10' }}>
            <Logo />
            <AuthHeading title={title} lead={lead} />
            <Stack gap="0">{children}</Stack>
            {foot ? (
              <Box color="fg.muted" borderTopWidth="1px" borderColor="border" pt="5">
                {foot}
              </Box>
            ) : null}
          </Card.Body>
        </Card.Root>
      </Flex>
    </Flex>
  )
}

/** Sheets of paper and a pen line behind the card. */
function Sheets() {
  return (
    <Svg
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMid slice"
      // Below this width the card covers all but a corner of the drawing.
      display={{ base: 'none', sm: 'block' }}
      position="absolute"
      inset="0"
      width="full"
      height="full"
      aria-hidden
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      css={{
        '& .sheet': { fill: 'bg.surface', stroke: 'border.emphasized' },
        '& .ink': { stroke: 'fg.faint' },
        '& .warm': { stroke: 'mark.solid' },
      }}
    >
      <g transform="rotate(-9 250 620)">
        <path className="sheet" strokeWidth="1.500" d="M90 430h330v450H90z" />
        <path className="ink" strokeWidth="3" opacity=".5" d="M136 490h120" />
        <path
          className="ink"
          strokeWidth="2"
          opacity=".35"
          d="M136 536h238M136 566h226M136 596h238M136 626h180M136 686h238M136 716h206"
        />
        <path className="warm" strokeWidth="4" d="M136 756h96" />
      </g>
      <g transform="translate(-10 84) rotate(8 1210 260)">
        <path className="sheet" strokeWidth="1.500" d="M1040 40h330v450h-330z" />
        <path className="ink" strokeWidth="3" opacity=".5" d="M1086 100h140" />
        <path
          className="ink"
          strokeWidth="2"
          opacity=".35"
          d="M1086 146h238M1086 176h210M1086 206h238M1086 266h238M1086 296h160M1086 356h238"
        />
      </g>
      <path
        className="warm"
        strokeWidth="3"
        opacity=".7"
        d="M930 800c80-70 150 40 230-20s120-50 190-10 60 20 100-10"
      />
    </Svg>
  )
}

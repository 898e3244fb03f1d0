import { chakra } from '@chakra-ui/react'
import type { Presence } from '@contract/people.ts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

const Svg = chakra('svg')

const holes = {
  '& [data-hole=stroke]': { stroke: 'bg.surface' },
  '& [data-hole=fill]': { fill: 'bg.surface' },
}

/** Four shapes that can be told apart without colour: full disc, disc with a bar, clock, ring. */
const shapes: Record<Presence, { color: string; shape: ReactNode }> = {
  online: { color: 'success.solid', shape: <circle cx="6" cy="6" r="5" fill="currentColor" /> },
  busy: {
    color: 'danger.solid',
    shape: (
      <>
        <circle cx="6" cy="6" r="5" fill="currentColor" />
        <path d="M3.6 6h4.8" data-hole="stroke" strokeWidth="1.8" strokeLinecap="round" />
      </>
    ),
  },
  away: {
    color: 'warning.solid',
    shape: (
      <>
        <circle cx="6" cy="6" r="5" fill="currentColor" />
        <path
          d="M6 3.4V6l1.8 1.2"
          data-hole="stroke"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
        />
      </>
    ),
  },
  offline: {
    color: 'fg.faint',
    shape: <circle cx="6" cy="6" r="4" data-hole="fill" stroke="currentColor" strokeWidth="1.8" />,
  },
}

/** A presence as a shape, with a label for screen readers. */
export function PresenceMark({ presence, isLabelled = true }: { presence: Presence; isLabelled?: boolean }) {
  const intl = useIntl()
  const { color, shape } = shapes[presence]
  return (
    <>
      <Svg viewBox="0 0 12 12" boxSize="3" flexShrink="0" color={color} css={holes} aria-hidden>
        {shape}
      </Svg>
      {isLabelled ? (
        <chakra.span srOnly>{intl.formatMessage({ id: `people.presence.${presence}` })}</chakra.span>
      ) : null}
    </>
  )
}

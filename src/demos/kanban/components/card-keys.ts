import type { KeyboardEvent } from 'react'
import type { CardStep } from '../model/card-moves.ts'

/** Returns the step of Alt and an arrow key, in reading direction, and suppresses the browser's own action. */
export function cardKeys(event: KeyboardEvent): CardStep | null {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null
  const isRtl = document.documentElement.dir === 'rtl'
  const steps: Readonly<Record<string, CardStep>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: isRtl ? 'next' : 'previous',
    ArrowRight: isRtl ? 'previous' : 'next',
  }
  const step = steps[event.key] ?? null
  if (step) event.preventDefault()
  return step
}

/** The styles of a card; they are one object, because a board may have hundreds of cards. */
export const tileStyles = {
  position: 'relative',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderRadius: 'card',
  padding: '3',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 92px',
  _hover: { borderColor: 'border.emphasized' },
  '&[data-dragged]': { opacity: 0.4 },
  '&[data-edge=top]': { boxShadow: '0 -3px 0 0 var(--qp-colors-brand-solid)' },
  '&[data-edge=bottom]': { boxShadow: '0 3px 0 0 var(--qp-colors-brand-solid)' },
} as const

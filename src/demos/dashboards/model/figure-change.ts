import type { ComparedFigure } from '@contract/demo/dashboards/figures.ts'

/** The relative change of a figure, its direction and whether it is an improvement; null without an earlier value. */
export function figureChange({ now, before }: ComparedFigure, welcome: 'up' | 'down' | 'none') {
  if (before === 0) return null
  const share = (now - before) / Math.abs(before)
  if (now === before) return { share, course: 'even', tone: 'neutral' } as const
  const course = now > before ? 'up' : 'down'
  const tone = welcome === 'none' ? 'neutral' : course === welcome ? 'good' : 'bad'
  return { share, course, tone } as const
}

/** A part of a whole from 0 to 1; 0 of an empty whole. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

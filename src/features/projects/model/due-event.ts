import type { DueProject } from '@contract/project-calendar.ts'
import { dueTone } from './due.ts'

type Words = { overdue: (title: string) => string; delivered: (title: string) => string }

const palettes = { overdue: 'danger', today: 'warning', soon: 'brand', calm: 'brand' } as const

/** A project as an event of the calendar; its state is in the colour and in the words. */
export function toDueEvent(project: DueProject, today: string, words: Words) {
  const { id, title, dueDate, status } = project
  const tone = dueTone(project, today)
  const palette = status === 'delivered' ? 'success' : palettes[tone]
  const text =
    tone === 'overdue' ? words.overdue(title) : status === 'delivered' ? words.delivered(title) : title
  return {
    id,
    title: text,
    start: dueDate,
    allDay: true,
    color: `var(--qp-colors-${palette}-solid)`,
    contrastColor: `var(--qp-colors-${palette}-contrast)`,
  }
}

import * as z from 'zod'
import { isDay } from '@/ui/form/days.ts'

export const VOICES = ['warm', 'bright', 'deep'] as const

const day = z.string().refine(isDay, 'forms.error.day')

/** An order whose fields depend on each other: a voice-over needs a voice, and the period does not end before it starts. */
export const voiceOrder = z
  .object({
    service: z.enum(['translation', 'voice-over']),
    voice: z.enum(['', ...VOICES]),
    from: day,
    to: day,
  })
  .refine(({ service, voice }) => service !== 'voice-over' || voice !== '', {
    path: ['voice'],
    error: 'forms.error.voice',
    when: () => true,
  })
  .refine(({ from, to }) => !isDay(from) || !isDay(to) || from <= to, {
    path: ['to'],
    error: 'forms.error.period',
    when: () => true,
  })

import { z } from 'zod'
import { count, dayText } from './list.ts'

export const RECORDING_STATUSES = ['new', 'approved', 'retake'] as const
export type RecordingStatus = (typeof RECORDING_STATUSES)[number]

/** One take of a voice-over recording. */
export const recording = z.object({
  id: count,
  script: z.string(),
  speaker: z.string(),
  /** A code of ISO 639-1. */
  language: z.string().regex(/^[a-z]{2}$/),
  recordedOn: dayText,
  seconds: count,
  status: z.enum(RECORDING_STATUSES),
  note: z.string(),
  revision: z.number().int().min(1),
})
export type Recording = z.infer<typeof recording>

/** `GET /api/pages/recordings`. */
export const recordingList = z.object({ recordings: z.array(recording), total: count })

export const recordingResponse = z.object({ recording })

/** `PATCH /api/pages/recordings/{id}`: the changed cells, against the revision they were read with. */
export const recordingBody = z.object({
  revision: z.number().int().min(1).max(2_147_483_647),
  status: z.enum(RECORDING_STATUSES).optional(),
  note: z.string().trim().max(200).optional(),
})
export type RecordingBody = z.infer<typeof recordingBody>

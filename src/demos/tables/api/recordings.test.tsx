import { expect, it } from 'vitest'
import { ApiError } from '@/lib/api/api-error.ts'
import { newerRecording, withRecording } from './recordings.ts'

const take = {
  id: 7,
  script: 'Trailer',
  speaker: 'Ines Duarte',
  language: 'pt',
  recordedOn: '2026-11-01',
  seconds: 30,
  status: 'new',
  note: '',
  revision: 1,
} as const

it('R-494: withRecording replaces one recording of a page and keeps the others', () => {
  const page = { recordings: [take, { ...take, id: 8 }], total: 2 }
  expect(withRecording(page, { ...take, note: 'Clear' })?.recordings.map(({ note }) => note)).toEqual([
    'Clear',
    '',
  ])
  expect(withRecording(undefined, take)).toBeUndefined()
})

it('R-494: newerRecording is the recording beside a conflict, and null for other failures', () => {
  const late = new ApiError({ status: 409, code: 'conflict', message: 'Late', body: { recording: take } })
  expect(newerRecording(late)).toEqual(take)
  expect(newerRecording(new ApiError({ status: 0, code: 'network', message: 'Offline' }))).toBeNull()
  expect(newerRecording(new Error('other'))).toBeNull()
})

import type { ProjectAttachment } from '@contract/projects.ts'
import { expect, it } from 'vitest'
import { fileVolumeText, sourceVolume } from './volume.ts'

type File = Pick<ProjectAttachment, 'kind' | 'wordCount' | 'seconds' | 'isCounted'>
const file = (given: Partial<File>): File => ({
  kind: 'source',
  wordCount: null,
  seconds: null,
  isCounted: true,
  ...given,
})
const intl = {
  formatMessage: ({ id }: { id?: string }, values: Record<string, unknown> = {}) =>
    [id, ...Object.values(values)].join(' '),
  formatNumber: (value: number, options: Intl.NumberFormatOptions) => value.toLocaleString('en', options),
} as unknown as Parameters<typeof fileVolumeText>[0]

it('R-823: the volume of a request is that of its source files and chapters, and names what is missing', () => {
  expect(
    sourceVolume([
      file({ wordCount: 1200 }),
      file({ kind: 'chapter', wordCount: 300 }),
      file({ seconds: 90 }),
      file({}),
      file({ isCounted: false }),
      file({ kind: 'deliverable', wordCount: 5000 }),
    ]),
  ).toEqual({ words: 1500, seconds: 90, notCounted: 1, waiting: 1 })
})

it('R-823: a request with deliverables only has no volume', () => {
  expect(sourceVolume([file({ kind: 'deliverable', wordCount: 10 })])).toBeNull()
})

it.each([
  ['its words', file({ wordCount: 0 }), 'projects.files.words 0'],
  ['its minutes', file({ seconds: 90 }), '1.5 min'],
  ['whole minutes', file({ seconds: 720 }), '12 min'],
  ['that it is not counted', file({}), 'projects.files.not-counted'],
  ['that it is being counted', file({ isCounted: false }), 'projects.files.counting'],
])('R-823: a file shows %s', (_what, given, text) => {
  expect(fileVolumeText(intl, given)).toBe(text)
})

import type { ProjectAttachment } from '@contract/projects.ts'
import type { IntlShape } from 'react-intl'

type CountedFile = Pick<ProjectAttachment, 'kind' | 'wordCount' | 'seconds' | 'isCounted'>
type VolumeIntl = Pick<IntlShape, 'formatMessage' | 'formatNumber'>

/** The words and seconds of the source files and chapters, and how many files are not or not yet counted. */
export type Volume = { words: number; seconds: number; notCounted: number; waiting: number }

/** Adds up the source files and chapters of a project; null without any. */
export function sourceVolume(files: readonly CountedFile[]): Volume | null {
  const sources = files.filter(({ kind }) => kind !== 'deliverable')
  if (sources.length === 0) return null
  return {
    words: sources.reduce((sum, { wordCount }) => sum + (wordCount ?? 0), 0),
    seconds: sources.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    notCounted: sources.filter((file) => file.isCounted && !isMeasured(file)).length,
    waiting: sources.filter(({ isCounted }) => !isCounted).length,
  }
}

const isMeasured = ({ wordCount, seconds }: CountedFile) => wordCount !== null || seconds !== null

/** Minutes with at most one decimal. */
export const minutesText = (intl: VolumeIntl, seconds: number): string =>
  intl.formatNumber(seconds / 60, { style: 'unit', unit: 'minute', maximumFractionDigits: 1 })

/** The words or minutes of a file, or why it has none. */
export function fileVolumeText(intl: VolumeIntl, file: CountedFile): string {
  const { wordCount: words, seconds, isCounted } = file
  if (!isCounted) return intl.formatMessage({ id: 'projects.files.counting' })
  if (words !== null) return intl.formatMessage({ id: 'projects.files.words' }, { words })
  return seconds === null
    ? intl.formatMessage({ id: 'projects.files.not-counted' })
    : minutesText(intl, seconds)
}

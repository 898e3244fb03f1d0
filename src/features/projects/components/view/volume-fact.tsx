import { Box, Text } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { minutesText, type Volume } from '../../model/volume.ts'

type VolumeFactProps = { volume: Volume; targets: number }

/** The words and minutes of the source files, also for all target languages, and the files without a figure. */
export function VolumeFact({ volume, targets }: VolumeFactProps) {
  const intl = useIntl()
  const t = useT('projects')
  const { words, seconds, notCounted, waiting } = volume
  const counted = [
    ...(words > 0 ? [t('files.words', { words })] : []),
    ...(seconds > 0 ? [minutesText(intl, seconds)] : []),
  ]
  const missing = [
    ...(notCounted > 0 ? [t('volume.not-counted', { count: notCounted })] : []),
    ...(waiting > 0 ? [t('volume.counting', { count: waiting })] : []),
  ]
  return (
    <Box>
      {counted.length > 0 ? (
        <Text>
          <bdi>{intl.formatList(counted, { type: 'unit' })}</bdi>
        </Text>
      ) : null}
      {words > 0 && targets > 1 ? (
        <Text>
          <bdi>{t('volume.targets', { words: words * targets, count: targets })}</bdi>
        </Text>
      ) : null}
      {missing.length > 0 ? (
        <Text color="fg.muted">
          <bdi>{intl.formatList(missing, { type: 'unit' })}</bdi>
        </Text>
      ) : null}
    </Box>
  )
}

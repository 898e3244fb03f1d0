import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { AcademyDashboard } from '@contract/demo/dashboards/academy.ts'
import { CalendarDays, Clock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'
import { DashboardCard } from '../dashboard-card.tsx'
import { FigureRows } from '../figure-rows.tsx'

const Picture = chakra('img')

/** The next webinar with its speaker, date and length. */
export function NextWebinar({ webinar }: Pick<AcademyDashboard, 'webinar'>) {
  const t = useT('dashboards.webinar')
  const intl = useIntl()
  const { minutes } = useFigureFormats()
  if (!webinar)
    return (
      <DashboardCard title={t('title')}>
        <Text color="fg.muted">{t('empty')}</Text>
      </DashboardCard>
    )
  return (
    <DashboardCard title={t('title')}>
      <Picture
        src={webinar.image}
        alt=""
        w="full"
        h="28"
        borderRadius="control"
        bg="bg.subtle"
        objectFit="cover"
      />
      <Box my="4">
        <Text fontWeight="semibold" dir="auto" css={textAlignMatchParent}>
          {webinar.title}
        </Text>
        <Text color="fg.muted" dir="auto" css={textAlignMatchParent}>
          {webinar.description}
        </Text>
      </Box>
      <Flex flex="1" direction="column" justify="flex-end">
        <FigureRows
          rows={[
            {
              id: 'speaker',
              label: webinar.speaker,
              note: t('speaker'),
              image: webinar.avatar,
              shape: 'round',
            },
            {
              id: 'date',
              label: formatDate(intl, webinar.startsAt, 'dayTime'),
              note: t('date'),
              icon: CalendarDays,
            },
            {
              id: 'length',
              label: minutes(webinar.minutes),
              note: t('length'),
              icon: Clock,
            },
          ]}
        />
      </Flex>
    </DashboardCard>
  )
}

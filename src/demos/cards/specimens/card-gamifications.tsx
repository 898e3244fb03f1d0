import { AbsoluteCenter, Badge, Box, Flex, ProgressCircle, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Award, BookCheck, ListChecks, Lock, type LucideIcon, Sparkles, Trophy } from 'lucide-react'
import { AcademyList } from '@/demos/dashboards/components/academy/academy-list.tsx'
import { LearnerGreeting } from '@/demos/dashboards/components/academy/learner-greeting.tsx'
import { ChangeNote } from '@/demos/dashboards/components/change-note.tsx'
import { DashboardCard } from '@/demos/dashboards/components/dashboard-card.tsx'
import { BestSeller } from '@/demos/dashboards/components/ecommerce/best-seller.tsx'
import { ListCard } from '@/demos/dashboards/components/list-card.tsx'
import { useFigureFormats } from '@/demos/dashboards/shared/use-figure-formats.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { FiguresOf } from '../components/figures-of.tsx'
import { learnerAwards, learnerLevel } from '../model/learner-awards.ts'

export function CardGamificationsCongratulation() {
  return (
    <FiguresOf dashboard="ecommerce" height="200px">
      {({ best }) => <BestSeller best={best} />}
    </FiguresOf>
  )
}

export function CardGamificationsGreeting() {
  return (
    <FiguresOf dashboard="academy" height="240px">
      {({ learner }) => <LearnerGreeting learner={learner} />}
    </FiguresOf>
  )
}

export function CardGamificationsLevel() {
  const t = useT('cards.card-gamifications')
  const { hours } = useFigureFormats()
  return (
    <FiguresOf dashboard="academy" height="180px">
      {({ learner }) => {
        const { level, share, minutesLeft } = learnerLevel(learner.minutesDone)
        return (
          <DashboardCard title={t('level', { level })} description={t('level.rule')}>
            <Flex align="center" gap="5">
              <ProgressCircle.Root value={Math.round(share * 100)} size="xl" colorPalette="brand">
                <ProgressCircle.Circle>
                  <ProgressCircle.Track />
                  <ProgressCircle.Range strokeLinecap="round" />
                </ProgressCircle.Circle>
                <AbsoluteCenter>
                  <ProgressCircle.ValueText dir="ltr" />
                </AbsoluteCenter>
              </ProgressCircle.Root>
              <Text>{t('level.left', { time: hours(minutesLeft), next: level + 1 })}</Text>
            </Flex>
          </DashboardCard>
        )
      }}
    </FiguresOf>
  )
}

export function CardGamificationsAwards() {
  const t = useT('cards.card-gamifications')
  const icons: Readonly<Record<string, LucideIcon>> = {
    tasks: ListChecks,
    course: BookCheck,
    courses: Trophy,
    hours: Award,
  }
  return (
    <FiguresOf dashboard="academy" height="260px">
      {({ learner }) => (
        <DashboardCard title={t('awards')} description={t('awards.rule')}>
          <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
            {learnerAwards(learner).map(({ id, goal, reached, isEarned }) => {
              const Icon = isEarned ? (icons[id] ?? Award) : Lock
              return (
                <Stack as="li" key={id} align="center" textAlign="center" gap="2">
                  <Box
                    p="3"
                    borderRadius="full"
                    bg={isEarned ? 'brand.subtle' : 'bg.subtle'}
                    color={isEarned ? 'brand.fg' : 'fg.muted'}
                  >
                    <Icon size={24} aria-hidden />
                  </Box>
                  <Text fontWeight="medium">{t(`award.${id}`, { goal })}</Text>
                  <Badge colorPalette={isEarned ? 'success' : 'gray'}>
                    {isEarned ? t('award.earned') : t('award.progress', { reached, goal })}
                  </Badge>
                </Stack>
              )
            })}
          </SimpleGrid>
        </DashboardCard>
      )}
    </FiguresOf>
  )
}

export function CardGamificationsWeek() {
  const t = useT('cards.card-gamifications')
  const { hours, minutes } = useFigureFormats()
  return (
    <FiguresOf dashboard="academy" height="160px">
      {({ study: { week } }) => (
        <DashboardCard title={t('week')} description={t('week.before', { time: hours(week.before) })}>
          <Flex align="center" gap="3" wrap="wrap">
            <Box color="brand.fg">
              <Sparkles size={28} aria-hidden />
            </Box>
            <Text as="bdi" textStyle="2xl" fontWeight="semibold">
              {hours(week.now)}
            </Text>
            <ChangeNote figure={week} />
            <Text color="fg.muted">
              {week.now > week.before
                ? t('week.more', { time: minutes(week.now - week.before) })
                : t('week.missing', { time: minutes(week.before - week.now) })}
            </Text>
          </Flex>
        </DashboardCard>
      )}
    </FiguresOf>
  )
}

export function CardGamificationsRanking() {
  const t = useT('cards.card-gamifications')
  const { count } = useFigureFormats()
  return (
    <FiguresOf dashboard="academy" height="320px">
      {({ instructors }) => (
        <ListCard
          title={t('ranking')}
          description={t('ranking.rule')}
          rows={instructors
            .toSorted((a, b) => b.learners - a.learners)
            .map(({ name, courses, learners }, index) => ({
              id: name,
              label: name,
              note: t('ranking.courses', { count: courses }),
              picture: (
                <Badge colorPalette={index === 0 ? 'brand' : 'gray'} size="lg">
                  {count(index + 1)}
                </Badge>
              ),
              value: t('ranking.learners', { count: learners, shown: count(learners) }),
            }))}
        />
      )}
    </FiguresOf>
  )
}

export function CardGamificationsTasks() {
  return (
    <FiguresOf dashboard="academy" height="340px">
      {(figures) => <AcademyList list="assignments" data={figures} />}
    </FiguresOf>
  )
}

import { Box, Link as ChakraLink, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import type { Dashboard } from '@contract/admin.ts'
import { useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { useRoleName } from '@/lib/auth/role-name.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { BarChart } from '@/ui/charts/bar-chart.tsx'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { DonutChart } from '@/ui/charts/donut-chart.tsx'
import { LineChart } from '@/ui/charts/line-chart.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { statusColor } from '@/ui/theme/status-palette.ts'

/** The dashboard charts; each links to the list behind its data. */
export function Charts({ data }: { data: Dashboard }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const nameRole = useRoleName()
  const t = useT('admin.dashboard')
  const { projects, people, messages, imports } = data
  const onDay = (day: string) => formatDate(intl, day, 'monthDay')
  const count = (value: number) => intl.formatNumber(value)
  const flow = (['received', 'delivered'] as const).map((id) => ({
    id,
    label: t(id),
    color: statusColor(id),
  }))
  const outcomes = [
    { id: 'completed', label: t('completed'), color: statusColor('completed') },
    { id: 'failed', label: t('failures'), color: statusColor('failed') },
  ]
  const hasImports = imports.daily.some(({ completed, failed }) => completed + failed > 0)
  const total = projects.byStatus.reduce((sum, one) => sum + one.count, 0)
  return (
    <Grid templateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }} gap="4">
      <Box gridColumn={{ lg: 'span 2' }} minW="0">
        <ChartFrame
          title={t('flow')}
          description={t('flow.lead', { days: data.days })}
          legend={flow}
          aside={<ToList to={href('projects.list')} label={t('to-projects')} />}
          table={{
            columns: [t('day'), t('received'), t('delivered')],
            rows: projects.daily.map(({ day, received, delivered }) => [onDay(day), received, delivered]),
          }}
        >
          <LineChart
            series={flow.map((one) => ({
              ...one,
              values: projects.daily.map((daily) => ({ x: daily.day, y: daily[one.id] })),
            }))}
            formatX={onDay}
            formatY={count}
          />
        </ChartFrame>
      </Box>
      <ChartFrame
        title={t('by-status')}
        height="190px"
        empty={total === 0 ? t('nothing') : ''}
        table={{
          columns: [t('status'), t('count')],
          rows: total === 0 ? [] : projects.byStatus.map((one) => [t(`status.${one.status}`), one.count]),
        }}
        foot={
          <Stack gap="1" mt="3" as="ul" listStyleType="none">
            {projects.byStatus.map(({ status, count: number }) => (
              <Flex as="li" key={status} align="center" gap="2">
                <Box boxSize="2.5" borderRadius="full" style={{ background: statusColor(status) }} />
                <ChakraLink asChild flex="1">
                  <Link to={href('projects.list', undefined, { status })}>{t(`status.${status}`)}</Link>
                </ChakraLink>
                <Text fontVariantNumeric="tabular-nums">{count(number)}</Text>
              </Flex>
            ))}
          </Stack>
        }
      >
        <DonutChart
          parts={projects.byStatus.map(({ status, count: value }) => ({
            id: status,
            label: t(`status.${status}`),
            value,
            color: statusColor(status),
          }))}
          format={count}
        />
      </ChartFrame>
      <ChartFrame
        title={t('by-age')}
        description={t('by-age.lead')}
        aside={<ToList to={href('projects.list', undefined, { due: 'overdue' })} label={t('to-overdue')} />}
        table={{
          columns: [t('age'), t('count')],
          rows: projects.byAge.map(({ age, count: number }) => [t(`age.${age}`), number]),
        }}
      >
        <BarChart
          isHorizontal
          rows={projects.byAge
            .map(({ age, count: number }) => ({ name: t(`age.${age}`), open: number }))
            .toReversed()}
          keys={[{ id: 'open', label: t('open') }]}
          formatY={count}
        />
      </ChartFrame>
      <ChartFrame
        title={t('messages')}
        description={t('messages.lead', { count: messages.sent.now })}
        aside={<ToList to={href('mail.app')} label={t('to-messages')} />}
        table={{
          columns: [t('day'), t('sent')],
          rows: messages.daily.map(({ day, sent }) => [onDay(day), sent]),
        }}
      >
        <LineChart
          series={[
            {
              id: 'sent',
              label: t('sent'),
              values: messages.daily.map(({ day, sent }) => ({ x: day, y: sent })),
            },
          ]}
          formatX={onDay}
          formatY={count}
        />
      </ChartFrame>
      <ChartFrame
        title={t('people')}
        description={t('people.lead', { count: people.joined.now, days: data.days })}
        aside={<ToList to={href('users.list')} label={t('to-people')} />}
        table={{
          columns: [t('role'), t('count')],
          rows: people.byRole.map(({ role, count: number }) => [nameRole(role), number]),
        }}
      >
        <BarChart
          isHorizontal
          rows={people.byRole.toReversed().map(({ role, count: number }) => ({
            name: nameRole(role),
            people: number,
          }))}
          keys={[{ id: 'people', label: t('people') }]}
          formatY={count}
          onChoose={(name) => {
            const role = people.byRole.find((one) => nameRole(one.role) === name)?.role
            if (role) void navigate(href('users.list', undefined, { role }))
          }}
        />
      </ChartFrame>
      <Box gridColumn={{ lg: 'span 3' }} minW="0">
        <ChartFrame
          title={t('imports')}
          description={t('imports.lead', { count: imports.running })}
          legend={outcomes}
          empty={t('no-imports')}
          height={hasImports ? '180px' : '72px'}
          aside={<ToList to={href('scrivener-import.page')} label={t('to-imports')} />}
          table={{
            columns: [t('day'), t('completed'), t('failures')],
            rows: hasImports
              ? imports.daily.map(({ day, completed, failed }) => [onDay(day), completed, failed])
              : [],
          }}
        >
          <BarChart
            rows={imports.daily.map(({ day, completed, failed }) => ({
              name: onDay(day),
              completed,
              failed,
            }))}
            keys={outcomes}
            formatY={count}
          />
        </ChartFrame>
      </Box>
    </Grid>
  )
}

function ToList({ to, label }: { to: string; label: string }) {
  return (
    <ChakraLink asChild color="brand.fg" flexShrink="0">
      <Link to={to}>{label}</Link>
    </ChakraLink>
  )
}

import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { VEHICLE_WARNINGS } from '@contract/demo/logistics.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { useQueryValues } from '@/lib/routing/use-query-values.ts'
import { NoMatch } from '@/ui/feedback/no-match.tsx'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { PageHeader } from '@/ui/layout/page.tsx'
import { FilterSelect } from '@/ui/lists/filter-select.tsx'
import { SearchField } from '@/ui/lists/search-field.tsx'
import { LazyPart } from '@/ui/overlay/lazy-part.tsx'
import { fleetQuery } from '../api/fleet.ts'
import { hasWebGl } from '../components/has-web-gl.ts'
import { useServerClock } from '../components/use-server-clock.ts'
import { VehicleItem } from '../components/vehicle-item.tsx'
import { matchesFleetFilter } from '../model/fleet-filter.ts'

const FleetMap = lazy(async () => ({ default: (await import('../components/fleet-map.tsx')).FleetMap }))

/** The fleet (`/apps/logistics/fleet`): list and map, whose selection, search and filter are in the URL. */
export function Page() {
  const intl = useIntl()
  const t = useT('logistics.fleet')
  useDemoChanges(['vehicles', 'vehicle_routes'], ['demo', 'vehicles', 'fleet'])
  const query = useQuery(fleetQuery())
  const now = useServerClock(query.data?.ahead ?? 0)
  const [canDraw] = useState(hasWebGl)
  const [search, set] = useQueryValues()
  const [q, warning] = [search.get('q') ?? '', search.get('warning') ?? '']
  const vehicles = query.data?.vehicles.filter((vehicle) => matchesFleetFilter(vehicle, { q, warning }))
  const selected = vehicles?.find(({ id }) => String(id) === search.get('vehicle'))
  // A search that finds one vehicle brings it into view on the map.
  const found = q !== '' && vehicles?.length === 1 ? vehicles[0] : undefined
  const handleSelect = useCallback((id: number) => set({ vehicle: String(id) }), [set])
  const content = query.isError ? (
    <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  ) : vehicles === undefined ? (
    <RowsSkeleton rows={6} height="72px" />
  ) : vehicles.length > 0 ? (
    <Box as="ul" listStyleType="none" aria-label={t('list')}>
      {vehicles.map((vehicle) => (
        <VehicleItem
          key={vehicle.id}
          vehicle={vehicle}
          now={now}
          isSelected={vehicle === selected}
          onSelect={() => set({ vehicle: vehicle === selected ? '' : String(vehicle.id) })}
        />
      ))}
    </Box>
  ) : q === '' && warning === '' ? (
    <EmptyState title={t('empty')} body={t('empty-body')} />
  ) : (
    <NoMatch hasFilters={warning !== ''} onClear={() => set({ q: '', warning: '' })} />
  )
  return (
    <Grid
      flex="1"
      minH="0"
      templateColumns={{ base: 'minmax(0, 1fr)', md: canDraw ? '380px minmax(0, 1fr)' : 'minmax(0, 1fr)' }}
      templateRows={{ base: canDraw ? '38% minmax(0, 1fr)' : 'minmax(0, 1fr)', md: 'minmax(0, 1fr)' }}
    >
      {canDraw ? (
        <Box position="relative" order={{ md: 2 }} bg="bg.subtle" minH="0">
          <LazyPart>
            <FleetMap
              vehicles={vehicles ?? []}
              now={now}
              selected={selected ?? found}
              onSelect={handleSelect}
            />
          </LazyPart>
        </Box>
      ) : null}
      <Flex direction="column" minH="0" borderEndWidth={{ md: '1px' }} borderColor="border" bg="bg.surface">
        <Box p="4" borderBottomWidth="1px" borderColor="border">
          <PageHeader
            title={intl.formatMessage({ id: 'logistics.fleet.title' })}
            description={vehicles ? t('count', { count: vehicles.length }) : undefined}
          />
          <Flex mt="3" gap="2" wrap="wrap">
            <SearchField value={q} onChange={(text) => set({ q: text })} label={t('search')} width="full" />
            <FilterSelect
              label={t('warning')}
              all={t('any-warning')}
              value={warning}
              options={VEHICLE_WARNINGS.map((value) => ({
                value,
                label: intl.formatMessage({ id: `logistics.warning.${value}` }),
              }))}
              onChange={(value) => set({ warning: value })}
            />
          </Flex>
          {canDraw ? null : (
            <Text mt="3" textStyle="sm" color="fg.muted" role="note">
              {t('no-map')}
            </Text>
          )}
        </Box>
        <Box flex="1" minH="0" overflowY="auto">
          {content}
        </Box>
      </Flex>
    </Grid>
  )
}

import { Badge, Flex } from '@chakra-ui/react'
import { VEHICLE_CONDITIONS, type Vehicle } from '@contract/demo/logistics.ts'
import { Truck } from 'lucide-react'
import { usePagedList } from '@/demos/shared/use-paged-list.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { type ListColumns, useListColumns } from '@/ui/data-table/use-list-columns.tsx'
import { pagedVehicles } from '../../api/dashboard-lists.ts'
import { ListPanel } from '../list-panel.tsx'
import { ProgressCell } from '../progress-cell.tsx'
import { RowIcon } from '../row-icon.tsx'

const palettes: Readonly<Record<Vehicle['warnings'], string>> = {
  'No Warnings': 'success',
  'Ecu Not Responding': 'danger',
  'Oil Leakage': 'danger',
  'Fuel Problems': 'warning',
  'Temperature not optimal': 'warning',
}

const columns: ListColumns<Vehicle, 'dashboards.vehicles'> = ({ t, text }) => [
  text('location', (vehicle) => vehicle.location, {
    label: 'vehicle',
    cell: ({ location }) => (
      <Flex align="center" gap="3">
        <RowIcon icon={Truck} />
        <bdi>{t('number', { number: String(location) })}</bdi>
      </Flex>
    ),
    isSortable: true,
    isFixed: true,
  }),
  text('startRoute', ({ startCity, startCountry }) => `${startCity}, ${startCountry}`, {
    label: 'start',
    isSortable: true,
    hiddenBelow: 960,
  }),
  text('endRoute', ({ endCity, endCountry }) => `${endCity}, ${endCountry}`, {
    label: 'end',
    isSortable: true,
    hiddenBelow: 800,
  }),
  text('warnings', (vehicle) => vehicle.warnings, {
    cell: ({ warnings }) => <Badge colorPalette={palettes[warnings]}>{t(`warning.${warnings}`)}</Badge>,
    isSortable: true,
  }),
  text('progress', (vehicle) => vehicle.progress, {
    cell: ({ location, progress }) => (
      <ProgressCell label={t('number', { number: String(location) })} share={progress / 100} />
    ),
    isSortable: true,
    width: '180px',
  }),
]

/** The table of the vehicles, filtered by condition. */
export function VehiclesPanel() {
  const t = useT('dashboards.vehicles')
  const list = usePagedList(pagedVehicles, {
    tables: ['vehicles', 'vehicle_trips'],
    filters: ['condition'],
  })
  return (
    <ListPanel
      {...list}
      id="vehicles"
      name="demo-vehicles"
      title={t('title')}
      columns={useListColumns('dashboards.vehicles', columns)}
      rowId={(vehicle) => String(vehicle.id)}
      rowLabel={(vehicle) => t('number', { number: String(vehicle.location) })}
      rowHref={({ id }) => href('logistics.fleet', undefined, { vehicle: id })}
      filters={[
        {
          name: 'condition',
          label: t('condition'),
          all: t('condition.any'),
          options: VEHICLE_CONDITIONS.map((value) => ({ value, label: t(`condition.${value}`) })),
        },
      ]}
      empty={{ title: t('empty') }}
    />
  )
}

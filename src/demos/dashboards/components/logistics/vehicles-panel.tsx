import { VEHICLE_CONDITIONS } from '@contract/demo/logistics.ts'
import { useQuery } from '@tanstack/react-query'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { useListParams } from '@/lib/list-params.ts'
import { useT } from '@/lib/use-t.ts'
import { demoVehiclesQuery } from '../../api/dashboard-lists.ts'
import { ListPanel } from '../list-panel.tsx'
import { useVehicleColumns } from './vehicle-columns.tsx'

/** The table of the vehicles, filtered by condition. */
export function VehiclesPanel() {
  const t = useT('dashboards.vehicles')
  const { state, filters, set } = useListParams({ sortBy: '', orderBy: 'asc' }, ['condition'])
  const { condition } = filters
  const list = useQuery(demoVehiclesQuery({ ...state, condition }))
  useDemoChanges(['vehicles', 'vehicle_trips'], ['demo', 'vehicles', 'dashboard'])
  return (
    <ListPanel
      id="vehicles"
      name="demo-vehicles"
      title={t('title')}
      query={list}
      rows={list.data?.vehicles}
      total={list.data?.totalVehicles ?? 0}
      columns={useVehicleColumns()}
      rowId={(vehicle) => String(vehicle.id)}
      rowLabel={(vehicle) => t('number', { number: String(vehicle.location) })}
      state={state}
      onChange={({ filter, q: _q, ...change }) =>
        set(filter === undefined ? change : { ...change, condition: filter })
      }
      filter={{
        label: t('condition'),
        all: t('condition.any'),
        value: condition,
        options: VEHICLE_CONDITIONS.map((value) => ({ value, label: t(`condition.${value}`) })),
      }}
      empty={t('empty')}
    />
  )
}

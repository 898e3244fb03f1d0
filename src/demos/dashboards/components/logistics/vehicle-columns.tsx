import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import type { Vehicle } from '@contract/demo/logistics.ts'
import { Truck } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { ProgressBar } from '@/ui/progress-bar.tsx'
import { RowIcon } from '../row-icon.tsx'

const palettes: Readonly<Record<Vehicle['warnings'], string>> = {
  'No Warnings': 'success',
  'Ecu Not Responding': 'danger',
  'Oil Leakage': 'danger',
  'Fuel Problems': 'warning',
  'Temperature not optimal': 'warning',
}

export function useVehicleColumns(): DataColumn<Vehicle>[] {
  const intl = useIntl()
  return useMemo(() => {
    const t = (id: string) => intl.formatMessage({ id: `dashboards.vehicles.${id}` })
    const number = (vehicle: Vehicle) =>
      intl.formatMessage({ id: 'dashboards.vehicles.number' }, { number: String(vehicle.location) })
    return [
      {
        id: 'location',
        header: t('vehicle'),
        cell: (vehicle) => (
          <Flex align="center" gap="3">
            <RowIcon icon={Truck} />
            <bdi>{number(vehicle)}</bdi>
          </Flex>
        ),
        isSortable: true,
        isFixed: true,
        exportValue: ({ location }) => location,
      },
      {
        id: 'startRoute',
        header: t('start'),
        cell: ({ startCity, startCountry }) => <bdi>{`${startCity}, ${startCountry}`}</bdi>,
        isSortable: true,
        exportValue: ({ startCity, startCountry }) => `${startCity}, ${startCountry}`,
      },
      {
        id: 'endRoute',
        header: t('end'),
        cell: ({ endCity, endCountry }) => <bdi>{`${endCity}, ${endCountry}`}</bdi>,
        isSortable: true,
        exportValue: ({ endCity, endCountry }) => `${endCity}, ${endCountry}`,
      },
      {
        id: 'warnings',
        header: t('warnings'),
        cell: ({ warnings }) => <Badge colorPalette={palettes[warnings]}>{t(`warning.${warnings}`)}</Badge>,
        isSortable: true,
        exportValue: ({ warnings }) => warnings,
      },
      {
        id: 'progress',
        header: t('progress'),
        cell: (vehicle) => (
          <Flex align="center" gap="3">
            <Box flex="1" minW="20">
              <ProgressBar label={number(vehicle)} share={vehicle.progress / 100} />
            </Box>
            <Text as="span" fontVariantNumeric="tabular-nums">
              {intl.formatNumber(vehicle.progress / 100, { style: 'percent' })}
            </Text>
          </Flex>
        ),
        isSortable: true,
        width: '180px',
        exportValue: ({ progress }) => progress,
      },
    ]
  }, [intl])
}

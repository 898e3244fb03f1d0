import { Box, Flex, Text } from '@chakra-ui/react'
import type { FleetVehicle } from '@contract/demo/fleet.ts'
import { CircleCheck, Flag, MapPin } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { isStale, tripShareAt, tripTimes } from '../model/position.ts'

/** The tracking timeline of a vehicle: departure, last report and expected arrival. */
export function TripTimeline({ vehicle, now }: { vehicle: FleetVehicle; now: number }) {
  const intl = useIntl()
  const t = useT('logistics.timeline')
  const { departed, seen, arrives } = tripTimes(vehicle)
  const cities = [
    { city: vehicle.startCity, country: vehicle.startCountry },
    { city: vehicle.endCity, country: vehicle.endCountry },
  ]
  const [from, to] = vehicle.isReturning ? [...cities].reverse() : cities
  const place = (end: (typeof cities)[number] | undefined) => (end ? `${end.city}, ${end.country}` : '')
  const at = (time: number) => formatDate(intl, time, 'dayTime')
  const done = tripShareAt(vehicle, now)
  const warning =
    vehicle.warnings === 'No Warnings'
      ? ''
      : intl.formatMessage({ id: `logistics.warning.${vehicle.warnings}` })
  const events = [
    { id: 'departed', icon: CircleCheck, palette: 'success', text: place(from), time: at(departed) },
    {
      id: isStale(vehicle, now) ? 'stale' : 'on-route',
      icon: MapPin,
      palette: isStale(vehicle, now) ? 'gray' : 'brand',
      text: [intl.formatNumber(done, { style: 'percent' }), warning]
        .filter((part) => part !== '')
        .join(' · '),
      time: at(seen),
    },
    {
      id: 'arrival',
      icon: Flag,
      palette: 'gray',
      text: place(to),
      time: arrives === null ? t('unknown') : at(arrives),
    },
  ] as const
  return (
    <Box as="ol" listStyleType="none" ps="2">
      {events.map(({ id, icon: Sign, palette, text, time }, index) => (
        <Flex as="li" key={id} gap="3" colorPalette={palette}>
          <Flex direction="column" align="center" color="colorPalette.fg">
            <Sign size={16} aria-hidden />
            {index === events.length - 1 ? null : (
              <Box flex="1" w="1px" minH="5" bg="border.emphasized" my="1" />
            )}
          </Flex>
          <Box pb="3" minW="0">
            <Text textStyle="sm" fontWeight="medium">
              {t(id)}
            </Text>
            <Text textStyle="sm">
              <bdi>{text}</bdi>
            </Text>
            <Text textStyle="xs" color="fg.muted">
              <bdi>{time}</bdi>
            </Text>
          </Box>
        </Flex>
      ))}
    </Box>
  )
}

import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { FleetVehicle } from '@contract/demo/fleet.ts'
import { ArrowRight, ChevronDown, TriangleAlert, Truck } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { formatAge } from '@/ui/format/format-date.ts'
import { isStale, secondsSince, tripShareAt } from '../model/position.ts'
import { TripTimeline } from './trip-timeline.tsx'

const Toggle = chakra('button')

type VehicleItemProps = {
  vehicle: FleetVehicle
  now: number
  isSelected: boolean
  onSelect: () => void
}

/** One vehicle of the list: route, progress and last report; the selected one shows its tracking timeline. */
export function VehicleItem({ vehicle, now, isSelected, onSelect }: VehicleItemProps) {
  const intl = useIntl()
  const t = useT('logistics.fleet')
  const panelId = useId()
  const item = useRef<HTMLLIElement>(null)
  const stale = isStale(vehicle, now)
  const share = tripShareAt(vehicle, now)
  const ago = secondsSince(vehicle, now)
  const seen =
    ago < 60
      ? t('seen-seconds', { seconds: ago })
      : t('seen', { ago: formatAge(intl, new Date(vehicle.seenAt), new Date(now)) })
  const [from, to] = vehicle.isReturning
    ? [vehicle.endCity, vehicle.startCity]
    : [vehicle.startCity, vehicle.endCity]
  useEffect(() => {
    if (isSelected) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  return (
    <Box
      as="li"
      ref={item}
      borderBottomWidth="1px"
      borderColor="border"
      bg={isSelected ? 'bg.subtle' : undefined}
    >
      <Toggle
        type="button"
        width="full"
        px="4"
        py="3"
        textAlign="start"
        cursor="pointer"
        aria-expanded={isSelected}
        aria-controls={panelId}
        onClick={onSelect}
        _hover={{ bg: 'bg.subtle' }}
      >
        <Flex gap="3" align="center">
          <Flex
            boxSize="9"
            flex="none"
            align="center"
            justify="center"
            borderRadius="full"
            colorPalette={stale ? 'gray' : 'brand'}
            bg="colorPalette.subtle"
            color="colorPalette.fg"
          >
            <Truck size={18} aria-hidden />
          </Flex>
          <Box flex="1" minW="0">
            <Text fontWeight="medium">
              <bdi>VOL-{vehicle.location}</bdi>
            </Text>
            <Flex textStyle="sm" color="fg.muted" gap="1" align="center" wrap="wrap">
              <bdi>{from}</bdi>
              <ArrowRight size={14} aria-label={t('to')} data-mirror="" />
              <bdi>{to}</bdi>
            </Flex>
          </Box>
          {vehicle.warnings === 'No Warnings' ? null : (
            <Box color="warning.fg">
              <TriangleAlert
                size={18}
                aria-label={intl.formatMessage({ id: `logistics.warning.${vehicle.warnings}` })}
              />
            </Box>
          )}
          <Box color="fg.muted" transform={isSelected ? 'rotate(180deg)' : undefined}>
            <ChevronDown size={18} aria-hidden />
          </Box>
        </Flex>
        <Flex mt="2" gap="3" align="center">
          <Box flex="1">
            <ProgressBar
              label={t('progress', { number: String(vehicle.location) })}
              share={share}
              colorPalette={stale ? 'gray' : 'brand'}
            />
          </Box>
          <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums" minW="24" textAlign="end">
            {seen}
          </Text>
        </Flex>
      </Toggle>
      <Box id={panelId} hidden={!isSelected} px="4" pb="4">
        {isSelected ? <TripTimeline vehicle={vehicle} now={now} /> : null}
      </Box>
    </Box>
  )
}

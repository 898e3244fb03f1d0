import { Box, Checkbox, Flex, Heading, Stack } from '@chakra-ui/react'
import { CALENDARS } from '@contract/demo/calendar.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { CalendarPanel } from '@/ui/form/calendar-panel.tsx'
import { useIsWide } from '@/ui/layout/use-is-wide.ts'
import { type CalendarName, calendarPalettes } from '../model/calendar-view.ts'

type CalendarSideProps = {
  day: string
  chosen: readonly CalendarName[]
  onDay: (day: string) => void
  onChoose: (chosen: readonly CalendarName[]) => void
}

/** The mini calendar and the filters: all calendars at once, or each of the five. */
export function CalendarSide({ day, chosen, onDay, onChoose }: CalendarSideProps) {
  const t = useT('calendar.filter')
  const isWide = useIsWide()
  const isAll = chosen.length === CALENDARS.length
  return (
    <Stack gap="5" width={{ base: 'full', lg: '300px' }} flex="none">
      {isWide ? (
        <Box role="group" aria-label={t('mini')} borderWidth="1px" borderRadius="card" bg="bg.surface" p="0">
          <CalendarPanel key={day} value={day} takesFocus={false} onChoose={onDay} />
        </Box>
      ) : null}
      <Box role="group" aria-label={t('title')}>
        <Heading as="h2" textStyle="sm" fontWeight="semibold" mb="2">
          {t('title')}
        </Heading>
        <Flex direction={{ base: 'row', lg: 'column' }} wrap="wrap" columnGap="5" rowGap="0">
          <CalendarCheck
            label={t('all')}
            palette="gray"
            isOn={isAll ? true : chosen.length === 0 ? false : 'indeterminate'}
            onChange={() => onChoose(isAll ? [] : CALENDARS)}
          />
          {CALENDARS.map((name) => (
            <CalendarCheck
              key={name}
              label={t(`calendar.${name}`)}
              palette={calendarPalettes[name]}
              isOn={chosen.includes(name)}
              onChange={() =>
                onChoose(
                  CALENDARS.filter((one) => (one === name ? !chosen.includes(name) : chosen.includes(one))),
                )
              }
            />
          ))}
        </Flex>
      </Box>
    </Stack>
  )
}

type CalendarCheckProps = {
  label: string
  palette: string
  isOn: boolean | 'indeterminate'
  onChange: () => void
}

const CalendarCheck = ({ label, palette, isOn, onChange }: CalendarCheckProps) => (
  <Checkbox.Root colorPalette={palette} checked={isOn} minH="7" onCheckedChange={onChange}>
    <Checkbox.HiddenInput />
    <Checkbox.Control />
    <Checkbox.Label fontWeight="normal">{label}</Checkbox.Label>
  </Checkbox.Root>
)

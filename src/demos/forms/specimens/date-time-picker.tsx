import { Box, Button, DatePicker, Field, Flex, Input, parseDate, SimpleGrid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { addDays, daysBetween, today } from '@/lib/time/calendar-day.ts'
import { CalendarPanel } from '@/ui/form/calendar-panel.tsx'
import { CalendarViews, useCalendarTranslations } from '@/ui/form/calendar-views.tsx'
import { DateField } from '@/ui/form/date-field.tsx'
import { DateInput } from '@/ui/form/date-input.tsx'
import { dayLocale, firstWeekday, isDay } from '@/ui/form/days.ts'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { QuickSelect } from '@/ui/inputs/quick-select.tsx'
import { ExampleForm } from '../components/example-form.tsx'

export function DateTimePickerDate() {
  const t = useT('forms.date-time-picker')
  const schema = z.object({
    due: z
      .string()
      .refine(isDay, t('error.day'))
      .refine((day) => day >= today(), t('error.past')),
  })
  return (
    <Box maxW="320px">
      <ExampleForm label={t('date.heading')} schema={schema} values={{ due: '' }}>
        <DateField name="due" label={t('due')} min={today()} isRequired />
        <Box>
          <SubmitButton>{t('save')}</SubmitButton>
        </Box>
      </ExampleForm>
    </Box>
  )
}

export function DateTimePickerRange() {
  const intl = useIntl()
  const t = useT('forms.date-time-picker')
  const [from, setFrom] = useState(today())
  const [to, setTo] = useState(addDays(today(), 6))
  const isRange = isDay(from) && isDay(to) && from <= to
  const choose = (days: number) => {
    setFrom(today())
    setTo(addDays(today(), days - 1))
  }
  return (
    <Box>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" maxW="520px">
        <Field.Root>
          <Field.Label>{t('from')}</Field.Label>
          <DateInput label={t('from')} value={from} onChange={setFrom} />
        </Field.Root>
        <Field.Root invalid={!isRange}>
          <Field.Label>{t('to')}</Field.Label>
          <DateInput label={t('to')} value={to} min={from} onChange={setTo} />
          <Field.ErrorText>{t('error.range')}</Field.ErrorText>
        </Field.Root>
      </SimpleGrid>
      <Flex gap="2" wrap="wrap" mt="3">
        {[7, 14, 30].map((days) => (
          <Button key={days} size="xs" variant="outline" colorPalette="gray" onClick={() => choose(days)}>
            {t('days', { days })}
          </Button>
        ))}
      </Flex>
      <DatePicker.Root
        inline
        selectionMode="range"
        maxW="340px"
        startOfWeek={firstWeekday(dayLocale(intl.locale))}
        size="sm"
        timeZone="UTC"
        translations={useCalendarTranslations()}
        value={[from, to].filter(isDay).map((day) => parseDate(day))}
        onValueChange={({ value: [start, end] }) => {
          setFrom(start?.toString() ?? '')
          setTo(end?.toString() ?? '')
        }}
      >
        <CalendarViews />
      </DatePicker.Root>
      <Text role="status" color="fg.muted">
        {isRange
          ? t('range', {
              days: daysBetween(from, to) + 1,
              from: formatDate(intl, from, 'day'),
              to: formatDate(intl, to, 'day'),
            })
          : t('no-range')}
      </Text>
    </Box>
  )
}

export function DateTimePickerTime() {
  const t = useT('forms.date-time-picker')
  const [time, setTime] = useState('09:30')
  const isOpen = time >= '09:00' && time <= '18:00'
  return (
    <Field.Root maxW="320px" invalid={!isOpen}>
      <Field.Label>{t('call')}</Field.Label>
      <Input
        type="time"
        value={time}
        min="09:00"
        max="18:00"
        step={900}
        onChange={(event) => setTime(event.currentTarget.value)}
      />
      <Field.HelperText>{t('time-help')}</Field.HelperText>
      <Field.ErrorText>{t('error.time')}</Field.ErrorText>
    </Field.Root>
  )
}

export function DateTimePickerDateTime() {
  const intl = useIntl()
  const t = useT('forms.date-time-picker')
  const [day, setDay] = useState(addDays(today(), 1))
  const [time, setTime] = useState('14:00')
  const moment = new Date(`${day}T${time}`)
  return (
    <Box>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" maxW="520px">
        <Field.Root>
          <Field.Label>{t('recording-day')}</Field.Label>
          <DateInput label={t('recording-day')} value={day} min={today()} onChange={setDay} />
        </Field.Root>
        <Field.Root>
          <Field.Label>{t('recording-time')}</Field.Label>
          <Input type="time" value={time} onChange={(event) => setTime(event.currentTarget.value)} />
        </Field.Root>
      </SimpleGrid>
      <Text role="status" mt="3" color="fg.muted">
        {Number.isNaN(moment.getTime()) ? t('no-moment') : formatDate(intl, moment, 'fullDayTime')}
      </Text>
    </Box>
  )
}

export function DateTimePickerInline() {
  const intl = useIntl()
  const t = useT('forms.date-time-picker')
  const [day, setDay] = useState(today())
  return (
    <Box>
      <Box maxW="340px">
        <CalendarPanel value={day} takesFocus={false} onChoose={setDay} />
      </Box>
      <Text role="status" color="fg.muted">
        {t('chosen', { day: formatDate(intl, day, 'fullDay') })}
      </Text>
    </Box>
  )
}

export function DateTimePickerDisabledDays() {
  const intl = useIntl()
  const t = useT('forms.date-time-picker')
  const [day, setDay] = useState('')
  const isWeekend = (one: string) => [0, 6].includes(new Date(`${one}T00:00:00Z`).getUTCDay())
  return (
    <Box>
      <DatePicker.Root
        inline
        maxW="340px"
        startOfWeek={firstWeekday(dayLocale(intl.locale))}
        size="sm"
        timeZone="UTC"
        translations={useCalendarTranslations()}
        min={parseDate(today())}
        max={parseDate(addDays(today(), 60))}
        isDateUnavailable={(one) => isWeekend(one.toString())}
        onValueChange={({ value: [chosen] }) => setDay(chosen?.toString() ?? '')}
      >
        <CalendarViews />
      </DatePicker.Root>
      <Text role="status" color="fg.muted">
        {day === '' ? t('working-days') : t('chosen', { day: formatDate(intl, day, 'fullDay') })}
      </Text>
    </Box>
  )
}

export function DateTimePickerLocale() {
  const intl = useIntl()
  const t = useT('forms.date-time-picker')
  const [locale, setLocale] = useState('fr-FR')
  return (
    <Box>
      <QuickSelect
        label={t('language')}
        maxW="280px"
        value={locale}
        options={['en-GB', 'en-US', 'fr-FR', 'ar-EG', 'ja-JP'].map((value) => ({
          value,
          label: intl.formatDisplayName(value, { type: 'language' }) ?? value,
        }))}
        onChange={setLocale}
      />
      <DatePicker.Root
        key={locale}
        inline
        locale={locale}
        maxW="340px"
        size="sm"
        timeZone="UTC"
        translations={useCalendarTranslations()}
        defaultValue={[parseDate(today())]}
      >
        <Box lang={locale} dir={locale === 'ar-EG' ? 'rtl' : 'ltr'}>
          <CalendarViews />
        </Box>
      </DatePicker.Root>
    </Box>
  )
}

import { ChakraProvider } from '@chakra-ui/react'
import type { EventDetail } from '@contract/demo/calendar-events.ts'
import calendar from '@locales/en/calendar.json' with { type: 'json' }
import ui from '@locales/en/ui.json' with { type: 'json' }
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { ConfirmProvider } from '@/ui/overlay/confirm.tsx'
import { system } from '@/ui/theme/system.ts'
import { fromFormTimes } from '../model/event-times.ts'
import { DurationDialog, MoveEventDialog } from './event-times-dialog.tsx'

const on = (day: string, startTime: string, endTime: string) =>
  fromFormTimes({ startDay: day, startTime, endDay: day, endTime, allDay: false })
const weekly = {
  title: 'Meeting',
  recurrence: 'FREQ=WEEKLY',
  skipped: [],
  ...on('2026-03-16', '09:00', '10:00'),
} as unknown as EventDetail
type Dialog = ComponentType<Parameters<typeof MoveEventDialog>[0]>

function open(Dialog: Dialog, event: EventDetail) {
  const onSave = vi.fn()
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...calendar }}>
        <MemoryRouter>
          <ConfirmProvider>
            <Dialog event={event} onSave={onSave} onClose={vi.fn()} />
          </ConfirmProvider>
        </MemoryRouter>
      </IntlProvider>
    </ChakraProvider>,
  )
  return onSave
}
const fill = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(name), { target: { value } })

it('R-243, R-610: an event is moved by keyboard, and its series with it only when that is chosen', async () => {
  const onSave = open(MoveEventDialog, weekly)
  await fill(/^Start time/, '11:30')
  const send = () => fireEvent.click(screen.getByText('Move'))
  const moved = on('2026-03-16', '11:30', '12:30')
  send()
  await waitFor(() => expect(onSave.mock.calls).toEqual([[moved, 'one']]))
  const series = screen.getByLabelText('The whole series')
  fireEvent.click(series)
  await waitFor(() => expect(series).toBeChecked())
  send()
  await waitFor(() => expect(onSave.mock.calls[1]).toEqual([moved, 'series']))
})

it('R-243: an event is resized by keyboard, and an event alone has no series to choose', async () => {
  const event = { ...weekly, recurrence: '' }
  const onSave = open(DurationDialog, event)
  await fill(/^Hours/, '2')
  expect(screen.queryByLabelText('The whole series')).toBeNull()
  await fill(/^Minutes/, '15')
  fireEvent.click(screen.getByText('Save'))
  const { end } = on('2026-03-16', '09:00', '11:15')
  await waitFor(() => expect(onSave.mock.calls).toEqual([[expect.objectContaining({ end }), 'one']]))
})

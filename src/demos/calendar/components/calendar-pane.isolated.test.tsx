import { ChakraProvider } from '@chakra-ui/react'
import messages from '@locales/en/calendar.json'
import { render } from '@testing-library/react'
import { createRef } from 'react'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { CalendarPane } from './calendar-pane.tsx'

const given: { firstDay: number }[] = []
vi.mock('@fullcalendar/react', () => ({
  default: (props: { firstDay: number }) => {
    given.push(props)
    return null
  },
}))
beforeEach(() => {
  given.length = 0
})

it.each([
  ['en-GB', 1],
  ['en-US', 0],
])('R-244: the weeks of a reader of %s begin on day %i', (region, day) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([region])
  const none = () => undefined
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={messages}>
        <CalendarPane
          calendar={createRef()}
          events={[]}
          initialView="month"
          initialDay="2026-11-20"
          isTimed={false}
          mayChange
          mayAdd
          onRange={none}
          onOpen={none}
          onAdd={none}
          onChange={none}
        />
      </IntlProvider>
    </ChakraProvider>,
  )
  expect(given.at(-1)?.firstDay).toBe(day)
})

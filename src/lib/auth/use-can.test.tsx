import projects from '@locales/en/projects.json' with { type: 'json' }
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { useCan } from './use-can.ts'

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" messages={projects}>
    {children}
  </IntlProvider>
)

it('R-118: an action is enabled, disabled with the reason of the state, or hidden', () => {
  const { result } = renderHook(() => useCan('projects.disabled'), { wrapper })
  expect(result.current(true)).toEqual({ hidden: false, disabledReason: undefined })
  expect(result.current('withdrawn')).toEqual({
    hidden: false,
    disabledReason: projects['projects.disabled.withdrawn'],
  })
  expect(result.current('forbidden')).toEqual({ hidden: true, disabledReason: undefined })
})

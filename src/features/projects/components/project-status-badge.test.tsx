import { ChakraProvider } from '@chakra-ui/react'
import projects from '@locales/en/projects.json'
import { render } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { ProjectStatusBadge } from './project-status-badge.tsx'
import { StatusStepper } from './view/status-stepper.tsx'

const show = (withdrawnAt: string | null) =>
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={projects}>
        <ProjectStatusBadge status="received" isWithdrawn={withdrawnAt !== null} />
        <StatusStepper project={{ status: 'received', withdrawnAt }} />
      </IntlProvider>
    </ChakraProvider>,
  ).container

/** The class names set the look of the steps, so equal classes mean equally marked steps. */
const steps = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-hidden] div, ol [aria-hidden]')].map((step) => step.className)

it('a withdrawn project keeps its last step, in the list and on its page', () => {
  const [open, withdrawn] = [show(null), show('2026-11-22T10:00:00Z')]
  expect(steps(withdrawn)).toEqual(steps(open))
  expect(withdrawn.querySelector('[aria-current=step]')?.textContent).toBe('Received')
})

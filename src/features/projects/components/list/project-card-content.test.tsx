import { ChakraProvider } from '@chakra-ui/react'
import type { Project } from '@contract/projects.ts'
import projects from '@locales/en/projects.json'
import { render } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { sessionStore } from '@/features/auth/api/session.ts'
import { AbilityProvider } from '@/lib/auth/ability.ts'
import { system } from '@/ui/theme/system.ts'
import { ProjectCardContent } from './project-card-content.tsx'

const project = {
  id: 'p',
  title: 'Guide',
  company: { id: 'c', name: 'Lantern Press' },
  serviceType: 'voiceOver',
  status: 'received',
  withdrawnAt: null,
  dueDate: '2026-11-25',
  assignees: [],
  turn: null,
  acceptance: null,
} as unknown as Project

it.each([
  ['staff', true, 'Lantern Press · Voice-over'],
  ['clients', false, 'Voice-over'],
])(
  'R-538: a card shows %s the company (%s), and everyone the service type, status and due date',
  (_who, isStaff, first) => {
    const { container } = render(
      <ChakraProvider value={system}>
        <IntlProvider locale="en" messages={projects}>
          <AbilityProvider value={sessionStore.get().ability}>
            <ProjectCardContent project={project} today="2026-11-20" isStaff={isStaff} />
          </AbilityProvider>
        </IntlProvider>
      </ChakraProvider>,
    )
    expect(container.textContent?.startsWith(first)).toBe(true)
    expect(container).toHaveTextContent('Received')
    expect(container).toHaveTextContent('Nov 25')
  },
)

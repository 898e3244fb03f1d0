import { Button, Flex } from '@chakra-ui/react'
import type { Home } from '@contract/home.ts'
import { FilePlus2, Import, type LucideIcon, PenLine, UserPlus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { type AppAbility, useAbility } from '@/lib/auth/ability.ts'
import { href } from '@/lib/routing/href.ts'

export type FirstStep = 'request' | 'import' | 'write' | 'invite'

type Step = {
  Icon: LucideIcon
  to: () => string
  needs: readonly (readonly [action: string, subject: string])[]
}

const steps: Readonly<Record<FirstStep, Step>> = {
  request: {
    Icon: FilePlus2,
    to: () => href('projects.list', undefined, { new: '1' }),
    needs: [['create', 'projects']],
  },
  import: { Icon: Import, to: () => href('scrivener-import.page'), needs: [['create', 'manuscripts']] },
  write: { Icon: PenLine, to: () => href('manuscripts.new'), needs: [['create', 'manuscripts']] },
  invite: {
    Icon: UserPlus,
    to: () => href('users.list', undefined, { new: '1' }),
    needs: [
      ['create', 'profiles'],
      ['read', 'admin'],
    ],
  },
}

/** True for a person without a text, request, message or import. */
export const isNewPerson = ({ scenes, projects, messages, imports }: Home): boolean =>
  !scenes?.length && !projects?.total && !messages?.threads.length && !imports?.length

/** The steps that a person may take, in the given order. */
export const permittedSteps = (of: readonly FirstStep[], ability: Pick<AppAbility, 'can'>): FirstStep[] =>
  of.filter((step) => steps[step].needs.every(([action, subject]) => ability.can(action, subject)))

/** Links to the first steps of a new person, those that the role may take; the first one is the main one. */
export function FirstSteps({ of, isQuiet = false }: { of: readonly FirstStep[]; isQuiet?: boolean }) {
  const intl = useIntl()
  const ability = useAbility()
  const permitted = permittedSteps(of, ability)
  if (permitted.length === 0) return null
  return (
    <Flex gap="2" wrap="wrap" justify="center">
      {permitted.map((step, at) => {
        const { Icon, to } = steps[step]
        return (
          <Button key={step} asChild variant={at === 0 && !isQuiet ? 'solid' : 'outline'}>
            <Link to={to()}>
              <Icon size={18} aria-hidden />
              {intl.formatMessage({ id: `app.first-step.${step}` })}
            </Link>
          </Button>
        )
      })}
    </Flex>
  )
}

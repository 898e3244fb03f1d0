import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import type { PersonRef } from '@contract/people.ts'
import type { ProjectPerson, ProjectRole } from '@contract/project-people.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import { ArrowLeftRight, Ellipsis, UserMinus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { PersonButton } from '@/features/people/shared/person-button.tsx'
import { refusalText } from '@/lib/api/refusal.ts'
import { useCan } from '@/lib/auth/use-can.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ActionButton } from '@/ui/inputs/action-button.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { SectionCard } from '@/ui/layout/section-card.tsx'
import { usePeopleChange } from '../../api/people-changes.ts'
import { AddPeopleDialog } from './add-people-dialog.tsx'

type ProjectPeopleProps = { project: ProjectDetail }

/** The person who filed a project, its contacts and its observers; nothing for a project without a company. */
export function ProjectPeople({ project }: ProjectPeopleProps) {
  const t = useT('projects.people')
  const shown = useCan('projects.disabled')
  const [isAdding, setIsAdding] = useState(false)
  const { client, company, people, can } = project
  if (company === null) return null
  const { hidden, disabledReason } = shown(can.people)
  // Staff who file a request for a company are no people of it.
  const filer = client && client.affiliation !== null ? client : null
  return (
    <SectionCard
      title={t('title')}
      actions={
        hidden ? null : (
          <ActionButton
            size="xs"
            variant="outline"
            disabledReason={disabledReason}
            onClick={() => setIsAdding(true)}
          >
            {t('open-add')}
          </ActionButton>
        )
      }
    >
      {filer === null && people.length === 0 ? <Text color="fg.muted">{t('none')}</Text> : null}
      <Stack as="ul" listStyleType="none" gap="2.5" aria-label={t('title')}>
        {filer ? <PersonItem person={filer} role={t('filer')} /> : null}
        {people.map((one) => (
          <PersonItem
            key={one.person.uid}
            person={one.person}
            role={t(`role-${one.role}`)}
            actions={can.people === true ? <PersonMenu projectId={project.id} one={one} /> : null}
          />
        ))}
      </Stack>
      {isAdding ? <AddPeopleDialog project={project} onClose={() => setIsAdding(false)} /> : null}
    </SectionCard>
  )
}

type PersonItemProps = { person: PersonRef; role: string; actions?: ReactNode }

function PersonItem({ person, role, actions }: PersonItemProps) {
  return (
    <Flex as="li" align="center" gap="2.5" minW="0" minH="8">
      <PersonAvatar person={person} size="sm" />
      <Box flex="1" minW="0">
        <Text as="div" overflowWrap="anywhere" lineHeight="short">
          <PersonButton person={person} />
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {role}
        </Text>
      </Box>
      {actions}
    </Flex>
  )
}

type PersonMenuProps = { projectId: string; one: ProjectPerson }

function PersonMenu({ projectId, one }: PersonMenuProps) {
  const intl = useIntl()
  const t = useT('projects.people')
  const menu = useContextMenu()
  const { mutateAsync, isPending } = usePeopleChange(projectId)
  const { uid, name } = one.person
  const other: ProjectRole = one.role === 'contact' ? 'observer' : 'contact'
  const run = async (change: Parameters<typeof mutateAsync>[0]) => {
    try {
      return await mutateAsync(change)
    } catch (error) {
      toast.error({ title: t('failed'), description: refusalText(intl, error) })
      return null
    }
  }
  const remove = async () => {
    if (await run({ remove: uid }))
      toast.undo(t('removed', { name }), t('undo'), () => void run({ add: [uid], role: one.role }))
  }
  const items = [
    {
      id: 'role',
      label: t(`make-${other}`),
      icon: ArrowLeftRight,
      action: async () => void (await run({ add: [uid], role: other })),
    },
    { id: 'remove', label: t('remove'), icon: UserMinus, danger: true, action: remove },
  ]
  return (
    <IconButton
      size="xs"
      label={t('menu', { name })}
      loading={isPending}
      onClick={(event) => menu.openFromButton(event.currentTarget, items, name)}
    >
      <Ellipsis />
    </IconButton>
  )
}

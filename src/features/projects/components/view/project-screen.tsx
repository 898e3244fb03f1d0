import { Box, Button, Flex, Grid, Stack } from '@chakra-ui/react'
import type { ProjectDetail } from '@contract/projects.ts'
import type { UserData } from '@contract/session.ts'
import { ArrowRight, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCan } from '@/lib/auth/use-can.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { usePageTitle } from '@/lib/routing/page-title.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { ActionButton } from '@/ui/inputs/action-button.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { SectionCard } from '@/ui/layout/section-card.tsx'
import { nextStatus, previousStatus, useProjectRights } from '../../hooks/use-project-rights.ts'
import { useToday } from '../../hooks/use-today.ts'
import { hasTargetToDeliver } from '../../model/delivery-targets.ts'
import { decidedPrice, openPrice } from '../../model/price.ts'
import { AssignDialog } from '../assign-dialog.tsx'
import { DeliverDialog } from '../deliver-dialog.tsx'
import { useProjectActions } from '../use-project-actions.tsx'
import { AskChangeDialog } from './ask-change-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { OpenChange } from './open-change.tsx'
import { OpenPrice } from './open-price.tsx'
import { PeopleHere } from './people-here.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { PriceFact } from './price-fact.tsx'
import { ProjectBrief } from './project-brief.tsx'
import { ProjectDescription } from './project-description.tsx'
import { ProjectFiles } from './project-files.tsx'
import { ProjectMenuButton } from './project-menu-button.tsx'
import { ProjectPeople } from './project-people.tsx'
import { ProjectTalk } from './project-talk.tsx'
import { ReopenDialog as BackDialog } from './reopen-dialog.tsx'
import { StatusStepper } from './status-stepper.tsx'
import { TurnBanner } from './turn-banner.tsx'

type ProjectScreenProps = { project: ProjectDetail; user: UserData }
type Open = 'edit' | 'assign' | 'back' | 'deliver' | 'change' | 'cancellation' | 'price' | null

/** The page of a project: description, status, assignees, files and comments. */
export function ProjectScreen({ project, user }: ProjectScreenProps) {
  usePageTitle(`#${project.no} ${project.title}`)
  const intl = useIntl()
  const t = useT('projects')
  const today = useToday()
  const { isStaff } = useProjectRights()
  const { run, undoDelivery, isPending } = useProjectActions()
  const [open, setOpen] = useState<Open>(null)
  const shown = useCan('projects.disabled')
  const { status, withdrawnAt, can } = project
  // After the last status, the button of the last step explains why there is none.
  const next = nextStatus(status) ?? 'delivered'
  const deliver = hasTargetToDeliver(project) ? can.deliverMore : can.deliver
  const advance = shown(next === 'delivered' ? deliver : can.start)
  const edit = shown(can.edit)
  const assign = shown(can.assign)
  const previous = previousStatus(status)
  // An open price is shown by itself.
  const hasPrice = decidedPrice(project) || !(openPrice(project) || shown(can.setPrice).hidden)
  const close = () => setOpen(null)

  return (
    <PageFrame
      isDocument
      width="wide"
      title={<bdi>{project.title}</bdi>}
      description={
        <Flex as="span" gap="2" align="center" minH="7">
          <Box as="span" minW="0">
            <bdi>#{project.no}</bdi> <span aria-hidden>·</span> <bdi>{project.property}</bdi>
          </Box>
          {/* The space is reserved, so that people who arrive move nothing. */}
          <Box as="span" flex="none" minW="24" ms="2">
            <PeopleHere project={project} />
          </Box>
        </Flex>
      }
      actions={
        <>
          {edit.hidden ? null : (
            // Hidden on phones, where the menu contains it, so that the main button and the menu fit in
            // one row.
            <ActionButton
              variant="outline"
              disabledReason={edit.disabledReason}
              display={{ base: 'none', sm: 'inline-flex' }}
              onClick={() => setOpen('edit')}
            >
              <Pencil size={16} aria-hidden />
              {t('menu.edit')}
            </ActionButton>
          )}
          {advance.hidden ? null : (
            <ActionButton
              disabledReason={advance.disabledReason}
              loading={isPending}
              onClick={() =>
                next === 'delivered'
                  ? setOpen('deliver')
                  : run(project, { kind: 'status', status: 'in_progress' })
              }
            >
              {t(`step.${next}`)}
              <ArrowRight size={16} data-mirror="" aria-hidden />
            </ActionButton>
          )}
          <ProjectMenuButton
            project={project}
            onEdit={() => setOpen('edit')}
            onReopen={() => setOpen('back')}
            onAskChange={setOpen}
          />
        </>
      }
    >
      {withdrawnAt !== null ? (
        <Box role="status" bg="bg.subtle" borderRadius="card" px="4" py="3">
          {t('view.withdrawn', { date: formatDate(intl, withdrawnAt, 'day') })}
        </Box>
      ) : null}
      <TurnBanner project={project} today={today} onAssign={() => setOpen('assign')} />
      <OpenChange project={project} today={today} />
      <OpenPrice project={project} today={today} onChange={() => setOpen('price')} />
      {project.delivery ? (
        <Flex
          role="status"
          align="center"
          gap="3"
          wrap="wrap"
          bg="info.subtle"
          borderRadius="card"
          px="4"
          py="3"
        >
          <Box flex="1" minW="60">
            {t('view.delivering', { name: project.delivery.by, title: project.title })}
          </Box>
          <Button size="xs" variant="outline" onClick={() => void undoDelivery(project)}>
            {t('undo')}
          </Button>
        </Flex>
      ) : null}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }}
        gap={{ base: '4', md: '5' }}
        alignItems="start"
      >
        <Stack
          gap={{ base: '4', md: '5' }}
          gridColumn={{ lg: '2' }}
          gridRow={{ lg: '1' }}
          position={{ lg: 'sticky' }}
          top={{ lg: '20' }}
        >
          <SectionCard title={t('view.about')}>
            <Stack gap="5">
              <StatusStepper project={project} />
              <ProjectDescription
                project={project}
                today={today}
                isStaff={isStaff}
                price={
                  hasPrice ? (
                    <PriceFact project={project} today={today} onSet={() => setOpen('price')} />
                  ) : null
                }
                assign={
                  assign.hidden ? null : (
                    <ActionButton
                      size="xs"
                      variant="outline"
                      disabledReason={assign.disabledReason}
                      onClick={() => setOpen('assign')}
                    >
                      {t('menu.assign')}
                    </ActionButton>
                  )
                }
              />
            </Stack>
          </SectionCard>
          <ProjectPeople project={project} />
        </Stack>
        <Stack gap={{ base: '4', md: '5' }} minW="0" gridColumn={{ lg: '1' }} gridRow={{ lg: '1' }}>
          <ProjectBrief project={project} />
          <ProjectFiles project={project} onDeliver={() => setOpen('deliver')} />
          <ProjectTalk project={project} user={user} today={today} />
        </Stack>
      </Grid>
      {open === 'edit' ? <EditDialog project={project} today={today} onClose={close} /> : null}
      {open === 'change' || open === 'cancellation' ? (
        <AskChangeDialog project={project} kind={open} today={today} onClose={close} />
      ) : null}
      {open === 'price' ? <PriceDialog project={project} onClose={close} /> : null}
      {open === 'assign' ? <AssignDialog project={project} onClose={close} /> : null}
      {open === 'deliver' ? <DeliverDialog id={project.id} title={project.title} onClose={close} /> : null}
      {open === 'back' && previous ? <BackDialog project={project} to={previous} onClose={close} /> : null}
    </PageFrame>
  )
}

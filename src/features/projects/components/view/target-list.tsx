import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import type { ProjectTarget } from '@contract/project-targets.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCan } from '@/lib/auth/use-can.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { DueDate } from '../../shared/due-date.tsx'
import { languageName } from '../../shared/languages.ts'
import { TargetDialog } from './target-dialog.tsx'

type TargetListProps = { project: ProjectDetail; today: string }

/** The target languages of a project, each with its state and due date, which staff change. */
export function TargetList({ project, today }: TargetListProps) {
  const intl = useIntl()
  const t = useT('projects')
  const shown = useCan('projects.disabled')
  const [changed, setChanged] = useState<ProjectTarget | null>(null)
  const { hidden, disabledReason } = shown(project.can.setTarget)
  return (
    <>
      <Stack as="ul" listStyleType="none" gap="1.5" aria-label={t('field.targetLanguages')}>
        {project.targets.map((target) => {
          const { language, state, dueDate } = target
          const name = languageName(intl, language)
          const isDone = state === 'delivered' || state === 'accepted'
          return (
            <Flex as="li" key={language} align="center" justify="space-between" gap="2" minW="0">
              <Box minW="0">
                <Text>
                  <bdi>{name}</bdi>
                </Text>
                <Flex textStyle="xs" columnGap="2" wrap="wrap" color="fg.muted">
                  <Text as="span" color={state === 'accepted' ? 'success.fg' : undefined}>
                    {t(`targets.state-${state}`)}
                  </Text>
                  {dueDate ? (
                    <DueDate
                      project={{ ...project, dueDate, status: isDone ? 'delivered' : project.status }}
                      today={today}
                      canWrap
                    />
                  ) : null}
                </Flex>
              </Box>
              {hidden ? null : (
                <IconButton
                  size="xs"
                  label={t('targets.change', { language: name })}
                  disabledReason={disabledReason}
                  onClick={() => setChanged(target)}
                >
                  <Pencil />
                </IconButton>
              )}
            </Flex>
          )
        })}
      </Stack>
      {changed ? <TargetDialog project={project} target={changed} onClose={() => setChanged(null)} /> : null}
    </>
  )
}

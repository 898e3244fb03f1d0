import { Box, Button, Flex } from '@chakra-ui/react'
import type { ProjectDetail } from '@contract/projects.ts'
import { CircleCheck, Hourglass, UserPlus } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'
import { TurnLine } from '../../shared/turn-line.tsx'
import { AcceptAllButton } from './accept-all-button.tsx'
import { DeliveryButtons } from './delivery-buttons.tsx'

type TurnBannerProps = { project: ProjectDetail; today: string; onAssign: () => void }

/** The line about whose turn the project is, with the buttons of the client's decision about the one open delivery, the
 * button that accepts several, or that of staff who assign a new request. */
export function TurnBanner({ project, today, onAssign }: TurnBannerProps) {
  const t = useT('projects')
  const { turn, acceptance, deliveries, can } = project
  if (!turn && !acceptance) return null
  const open = deliveries.filter(({ state }) => state === 'open')
  const [one] = open
  const Icon = acceptance ? CircleCheck : Hourglass
  return (
    <Flex
      align="center"
      gap="3"
      wrap="wrap"
      bg={turn?.isMine ? 'mark.subtle' : 'bg.subtle'}
      borderRadius="card"
      px="4"
      py="3"
    >
      <Flex flex="1" minW="60" gap="2" align="center">
        <Box flex="none" color={acceptance ? 'success.fg' : 'fg.muted'}>
          <Icon size={16} aria-hidden />
        </Box>
        <TurnLine project={project} today={today} />
      </Flex>
      {one && open.length === 1 && can.accept === true ? (
        <Flex gap="2" wrap="wrap">
          <DeliveryButtons project={project} delivery={one} hasNumber={one.targetLanguage !== null} />
        </Flex>
      ) : null}
      {turn?.isMine && turn.reason === 'unassigned' && can.assign === true ? (
        <Button size="xs" onClick={onAssign}>
          <UserPlus size={16} aria-hidden />
          {t('menu.assign')}
        </Button>
      ) : null}
      {open.length > 1 && can.accept === true ? <AcceptAllButton project={project} open={open} /> : null}
    </Flex>
  )
}

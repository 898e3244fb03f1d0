import { Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import {
  Check,
  CloudOff,
  GitCompareArrows,
  LoaderCircle,
  Lock,
  PencilLine,
  TriangleAlert,
} from 'lucide-react'
import { useIntl } from 'react-intl'
import type { SavePhase } from '../../model/item-session-types.ts'
import { useEditorContext, useSessionState } from '../session/editor-context.ts'

const looks: Record<SavePhase, { icon: typeof Check; color: string }> = {
  saved: { icon: Check, color: 'fg.muted' },
  waiting: { icon: PencilLine, color: 'fg.muted' },
  saving: { icon: LoaderCircle, color: 'fg.muted' },
  offline: { icon: CloudOff, color: 'warning.fg' },
  later: { icon: CloudOff, color: 'warning.fg' },
  'signed-out': { icon: Lock, color: 'warning.fg' },
  conflict: { icon: GitCompareArrows, color: 'danger.fg' },
  refused: { icon: TriangleAlert, color: 'danger.fg' },
  forbidden: { icon: Lock, color: 'danger.fg' },
  deleted: { icon: TriangleAlert, color: 'danger.fg' },
}
/** Phases announced to screen readers; ordinary saving is not. */
const alarming = new Set<SavePhase>([
  'offline',
  'later',
  'signed-out',
  'conflict',
  'refused',
  'forbidden',
  'deleted',
])

/** The save state: saved, saving, stored on this device, or waiting for a decision. */
export function SaveStateLabel() {
  const intl = useIntl()
  const { session, setDialog } = useEditorContext()
  const phase = useSessionState(session, (state) => state.phase)
  const { icon: Icon, color } = looks[phase]
  const text = intl.formatMessage({ id: `editor.save.${phase}` })
  return (
    <Flex align="center" gap="1.5" color={color} minW="0">
      <Icon size={14} strokeWidth={2} aria-hidden style={{ flexShrink: 0 }} />
      <Text as="span" truncate data-save-state={phase}>
        {text}
      </Text>
      <VisuallyHidden role="status">{alarming.has(phase) ? text : ''}</VisuallyHidden>
      {phase === 'conflict' ? (
        <Button size="xs" variant="outline" onClick={() => setDialog('conflict')}>
          {intl.formatMessage({ id: 'editor.conflict.choose' })}
        </Button>
      ) : null}
      {phase === 'offline' || phase === 'later' ? (
        <Button size="xs" variant="ghost" onClick={() => session.wake()}>
          {intl.formatMessage({ id: 'ui.retry' })}
        </Button>
      ) : null}
    </Flex>
  )
}

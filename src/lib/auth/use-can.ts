import type { Can } from '@contract/can.ts'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId, MessageKey } from '../i18n/message-ids.ts'
import { type ActionState, actionState } from './action-state.ts'

/** Returns `shown(row.can.edit)`: `actionState` with the message `<prefix>.<reason>` for each reason. */
export function useCan<Prefix extends string>(
  prefix: Prefix,
): (answer: Can<'action', MessageKey<Prefix>>['action']) => ActionState {
  const intl = useIntl()
  return useCallback(
    (answer) =>
      actionState(answer, (reason) => intl.formatMessage({ id: `${prefix}.${reason}` as MessageId })),
    [intl, prefix],
  )
}

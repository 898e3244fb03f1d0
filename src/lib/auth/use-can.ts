import type { Can } from '@contract/can.ts'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId, MessageKey } from '../i18n/message-ids.ts'

/** How a control shows an action: not at all, disabled with the reason, or enabled. */
export type Availability = { hidden: boolean; disabledReason: string | undefined }

/** Returns `shown(row.can.edit)`, which explains each reason with the message `<prefix>.<reason>`. */
export function useCan<Prefix extends string>(
  prefix: Prefix,
): (answer: Can<'action', MessageKey<Prefix>>['action']) => Availability {
  const intl = useIntl()
  return useCallback(
    (answer) => ({
      hidden: answer === 'forbidden',
      disabledReason:
        answer === true || answer === 'forbidden'
          ? undefined
          : intl.formatMessage({ id: `${prefix}.${answer}` as MessageId }),
    }),
    [intl, prefix],
  )
}

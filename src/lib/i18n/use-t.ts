import { useIntl } from 'react-intl'
import type { MessageId, MessageKey } from './message-ids.ts'

/** The values of a message's arguments. */
type MessageValues = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Returns `t(key, values)`, which formats the message `<prefix>.<key>`. */
export function useT<Prefix extends string>(prefix: Prefix) {
  const intl = useIntl()
  // The type of the key is the proof that the id exists; the compiler cannot see it in the joined text.
  return (key: MessageKey<Prefix>, values?: MessageValues): string =>
    intl.formatMessage({ id: `${prefix}.${key}` as MessageId }, values)
}

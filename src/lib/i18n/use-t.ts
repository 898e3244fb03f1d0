import { useIntl } from 'react-intl'

/** The values of a message's arguments. */
type MessageValues = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Returns `t(key, values)`, which formats the message `<prefix>.<key>`; `npm run check` looks its ids up. */
export function useT(prefix: string) {
  const intl = useIntl()
  return (key: string, values?: MessageValues): string =>
    intl.formatMessage({ id: `${prefix}.${key}` }, values)
}

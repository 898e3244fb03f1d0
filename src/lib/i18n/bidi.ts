import { createIntl, type IntlShape } from 'react-intl'
import type { Message, MessageTable } from './messages.ts'

const mark = '\u200E'
const isLetter = (character: string | undefined) => /\p{L}/u.test(character ?? '')
const isLetterOrDigit = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '')

function markMessage(message: Message): Message {
  if (typeof message === 'string') return markText(message)
  const first = message[0]
  const last = message.at(-1)
  const opens = first?.type === 0 && isLetter(first.value[0])
  const closes = last?.type === 0 && isLetterOrDigit(last.value.at(-1))
  return [...(opens ? [] : [literal]), ...message, ...(closes ? [] : [literal])]
}

const literal = { type: 0 as const, value: mark }
const markText = (text: string) =>
  `${isLetter(text[0]) ? '' : mark}${text}${isLetterOrDigit(text.at(-1)) ? '' : mark}`

/**
 * Keeps punctuation at the ends and a figure at the start of left-to-right sentences in place on a right-to-left page, by
 * invisible left-to-right marks: in messages, amounts and shares, whose sign would also move to the other side.
 */
export function intlForRightToLeft({ locale, defaultLocale, messages, onError }: IntlShape): IntlShape {
  const marked: Record<string, Message> = {}
  const intl = createIntl({
    locale,
    defaultLocale,
    messages: marked as Record<string, string>,
    onError,
  })
  // Marked when first used: namespaces that load later are added to the same messages.
  const format = intl.formatMessage as (...args: readonly unknown[]) => string
  const formatMessage = ((descriptor: { id?: string }, ...rest: readonly unknown[]) => {
    const { id } = descriptor
    const message = id === undefined ? undefined : (messages as MessageTable)[id]
    if (id !== undefined && message !== undefined) marked[id] ??= markMessage(message)
    return format(descriptor, ...rest)
  }) as IntlShape['formatMessage']
  const formatNumber: IntlShape['formatNumber'] = (value, options) => {
    const text = intl.formatNumber(value, options)
    return options?.style === 'percent' || options?.style === 'currency' ? `${mark}${text}${mark}` : text
  }
  return { ...intl, messages, formatMessage, $t: formatMessage, formatNumber }
}

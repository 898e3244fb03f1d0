import type { Message, MessageTable } from './messages.ts'

const mark = '\u200E'
const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

function markMessage(message: Message): Message {
  if (typeof message === 'string') return markText(message)
  const first = message[0]
  const last = message.at(-1)
  const opens = first?.type === 0 && isLetter(first.value[0])
  const closes = last?.type === 0 && isLetter(last.value.at(-1))
  return [...(opens ? [] : [literal]), ...message, ...(closes ? [] : [literal])]
}

const literal = { type: 0 as const, value: mark }
const markText = (text: string) =>
  `${isLetter(text[0]) ? '' : mark}${text}${isLetter(text.at(-1)) ? '' : mark}`

/**
 * Keeps the punctuation at the end of left-to-right sentences in place on a right-to-left page, by appending
 * an invisible left-to-right mark.
 */
export function markForRightToLeft(messages: MessageTable): MessageTable {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, markMessage(message)]))
}

import type { ChatMessage } from '@contract/chat.ts'
import { toDay } from '@/lib/time/calendar-day.ts'
import type { OutgoingChatMessage } from './outgoing.ts'

/** The delivery state of an own message; null for messages of the other person. */
export type Mark = 'waiting' | 'refused' | 'sent' | 'delivered' | 'seen'

/** A message bubble and its position in a group. */
export type BubbleData = {
  key: string
  text: string
  time: string
  isOwn: boolean
  mark: Mark | null
  /** First and last message of a group by one sender. */
  isFirst: boolean
  isLast: boolean
}
/** A day and its messages; `day` is the local date. */
export type ChatDay = { day: string; bubbles: BubbleData[] }

const oneGoMs = 5 * 60_000

const markOf = ({ feedback }: ChatMessage): Mark =>
  feedback.isSeen ? 'seen' : feedback.isDelivered ? 'delivered' : 'sent'

/** Groups sent and outgoing messages into days of bubbles. */
export function buildTimeline(
  messages: readonly ChatMessage[],
  outgoing: readonly OutgoingChatMessage[],
  otherNo: number,
): ChatDay[] {
  const arrived = new Set(messages.map(({ id }) => id))
  const all: BubbleData[] = [
    ...messages.map((message) => ({
      key: message.id,
      text: message.message,
      time: message.time,
      isOwn: message.senderId !== otherNo,
      mark: message.senderId === otherNo ? null : markOf(message),
      isFirst: true,
      isLast: true,
    })),
    ...outgoing
      .filter(({ id }) => !arrived.has(id))
      .map(({ id, data, state }) => ({
        key: id,
        text: data.message,
        time: data.at,
        isOwn: true,
        mark: state === 'refused' ? ('refused' as const) : ('waiting' as const),
        isFirst: true,
        isLast: true,
      })),
  ]
  const days: ChatDay[] = []
  for (const bubble of all) {
    const day = toDay(new Date(bubble.time))
    const today = days.at(-1)?.day === day ? days.at(-1) : undefined
    const before = today?.bubbles.at(-1)
    if (before && isOneGo(before, bubble)) {
      before.isLast = false
      bubble.isFirst = false
    }
    if (today) today.bubbles.push(bubble)
    else days.push({ day, bubbles: [bubble] })
  }
  return days
}

const isOneGo = (before: BubbleData, after: BubbleData) =>
  before.isOwn === after.isOwn && Math.abs(Date.parse(after.time) - Date.parse(before.time)) < oneGoMs

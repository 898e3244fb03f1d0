// Run by src/lib/i18n/time-zones.test.ts with TZ set: a worker thread cannot change its own time zone.
import { buildTimeline } from '../../src/features/chat/model/build-timeline.ts'
import { toMoment } from '../../src/features/mail/model/send-times.ts'
import { untilTomorrow } from '../../src/features/projects/model/days.ts'
import { addDays, toDay } from '../../src/lib/time/calendar-day.ts'

const feedback = { isSent: true, isDelivered: true, isSeen: true }
const chatDay = (at: Date) =>
  buildTimeline([{ id: 'a', seq: 1, message: '', time: at.toISOString(), senderId: 1, feedback }], [], 1)[0]
    ?.day

const justAfterMidnight = new Date(2026, 10, 22, 0, 5)
const justBeforeMidnight = new Date(2026, 10, 22, 23, 55)
console.log(
  JSON.stringify({
    offset: justAfterMidnight.getTimezoneOffset(),
    days: [justAfterMidnight, justBeforeMidnight].map(toDay),
    chatDays: [justAfterMidnight, justBeforeMidnight].map(chatDay),
    next: addDays(toDay(justBeforeMidnight), 1),
    chosen: toMoment('2026-11-22', '09:15')?.toTimeString().slice(0, 5),
    untilTomorrow: [justAfterMidnight, justBeforeMidnight].map(untilTomorrow),
  }),
)

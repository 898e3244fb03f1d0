import type { Output } from '@contract/outputs.ts'

/** Whether the first weekly file of an output is being written, so that its page looks for it. */
export const isWeeklyAwaited = ({ weekly }: Pick<Output, 'weekly'>): boolean =>
  weekly !== null && weekly.lastAt === null && weekly.failure === null

/** The Monday of the week of a moment, at noon in the time zone of the device. */
export function weekOf(moment: string): Date {
  const date = new Date(moment)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - ((date.getDay() + 6) % 7), 12)
}

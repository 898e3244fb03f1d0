import { storedUserId } from '../auth/auth-storage.ts'

/** The id of this tab until it is loaded again; changes send it to the API, whose hints carry it (decision 0042). */
export const tabId: string = crypto.randomUUID()

/** True for a hint that a change of this tab caused; the person's id is part of it, because nobody can claim another. */
export const isOwnHint = ({ from }: Readonly<Record<string, unknown>>): boolean =>
  from === `${storedUserId()}:${tabId}`

import { type ActionTable, createActionChecks } from './action-table.ts'
import type { ImportRecord } from './imports.ts'

/** `waiting`: the archive is not uploaded yet. `cancelled`: the archive is deleted. */
export type ImportState = ImportRecord['status'] | 'waiting' | 'cancelled'
/** `own`: the caller's import. `convert`: the caller's import, with the ability `create manuscripts`. */
type ImportRight = 'own' | 'convert'

/** Each action on an import with the rights and states that allow it; tested against the API. */
export const IMPORT_ACTIONS = {
  /** A repeated start changes nothing. */
  start: { convert: ['waiting', 'pending', 'processing'] },
  retry: { convert: ['failed'] },
  cancel: { own: ['waiting', 'pending', 'processing'] },
} as const satisfies ActionTable<ImportRight, ImportState>
export type ImportActionName = keyof typeof IMPORT_ACTIONS

type ImportSource = Pick<ImportRecord, 'status' | 'started' | 'errorCode'>

/** Returns the state of an import. */
export const importStateOf = ({ status, started, errorCode }: ImportSource): ImportState =>
  errorCode === 'cancelled' ? 'cancelled' : status === 'pending' && !started ? 'waiting' : status

/** `importCan.retry({ ...record, canCreate })` returns whether the action is possible now, or why not. */
export const importCan = createActionChecks<
  ImportRight,
  ImportState,
  typeof IMPORT_ACTIONS,
  ImportSource & Pick<ImportRecord, 'isOwn'> & { canCreate: boolean }
>(IMPORT_ACTIONS, ({ isOwn, canCreate }) => ({ own: isOwn, convert: isOwn && canCreate }), importStateOf)

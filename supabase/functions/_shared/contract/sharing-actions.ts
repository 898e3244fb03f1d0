import { type ActionTable, createActionChecks } from './action-table.ts'
import type { Manuscript } from './manuscripts.ts'

type SharingState = 'open' | 'trashed'
/** `owner`: the owner of the manuscript, or an administrator. `member`: a member of the manuscript. */
type SharingRight = 'owner' | 'member'

/** Each action on members and invitations of a manuscript with the rights and states that allow it. */
export const SHARING_ACTIONS = {
  invite: { owner: ['open'] },
  changeMember: { owner: ['open'] },
  removeMember: { owner: ['open', 'trashed'] },
  withdrawInvitation: { owner: ['open', 'trashed'] },
  /** A member cannot read a trashed manuscript. */
  leave: { owner: ['open', 'trashed'], member: ['open'] },
} as const satisfies ActionTable<SharingRight, SharingState>
export type SharingActionName = keyof typeof SHARING_ACTIONS

/** `sharingCan.invite({ access, isTrashed })` returns whether the action is possible now, or why not. */
export const sharingCan = createActionChecks<
  SharingRight,
  SharingState,
  typeof SHARING_ACTIONS,
  Pick<Manuscript, 'access'> & { isTrashed: boolean }
>(
  SHARING_ACTIONS,
  ({ access }) => {
    const owner = access === 'owner' || access === 'admin'
    return { owner, member: !owner }
  },
  ({ isTrashed }) => (isTrashed ? 'trashed' : 'open'),
)

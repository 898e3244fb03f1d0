import type { Folder } from '@contract/mail.ts'
import { FOLDERS } from '@contract/mail-names.ts'
import type { AppAbility } from '@/lib/ability.ts'
import { href } from '@/lib/href.ts'

/** Where in the mailbox one stands, and by which door one came in. */
export type Place = { door: 'app' | 'messages'; folder: Folder; label?: string | undefined }

/** The folder a word in the address names; an unknown one is the inbox. */
export const toFolder = (word: string | null | undefined): Folder =>
  FOLDERS.find((folder) => folder === word) ?? 'inbox'

/** The address of a folder or label, by the door one came in. */
export function placeHref({ door, folder, label }: Place, query: Record<string, string> = {}): string {
  if (door === 'messages') {
    const where: Record<string, string> = label ? { label } : folder === 'inbox' ? {} : { filter: folder }
    return href('mail.messages', undefined, { ...where, ...query })
  }
  if (label) return href('mail.label', { label }, query)
  return folder === 'inbox'
    ? href('mail.app', undefined, query)
    : href('mail.filter', { filter: folder }, query)
}

/** Where a new request is filed (spec 2 "Dashboard shortcuts"). */
export const newRequestPath = '/apps/projects/list?new=1'

/** The screen of a request. */
export const projectPath = (id: string): string => `/apps/projects/view/${id}`

/** Whether this is a client's mailbox, which is their home and leads on to a request. */
export const isClient = (ability: AppAbility): boolean =>
  ability.can('create', 'projects') && !ability.can('read', 'user')

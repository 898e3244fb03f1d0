import type { Folder } from '@contract/mail.ts'
import { BUILTIN_LABELS, FOLDERS } from '@contract/mail-names.ts'
import type { AppAbility } from '@/lib/ability.ts'
import { href } from '@/lib/href.ts'

/** Where in the mailbox one stands, and by which door one came in. */
export type MailboxLocation = { basePath: 'app' | 'messages'; folder: Folder; label?: string | undefined }

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The folder a word in the address names: the inbox for none, null for an unknown one. */
export const toFolder = (word: string | null | undefined): Folder | null =>
  word === null || word === undefined ? 'inbox' : (FOLDERS.find((folder) => folder === word) ?? null)

/** The id of the label an address names, by its id or as one of the four everybody has; null for any other word. */
export function toLabelId(word: string): string | null {
  const name = word.toLowerCase()
  if (Object.hasOwn(BUILTIN_LABELS, name)) return BUILTIN_LABELS[name] ?? null
  return uuid.test(word) ? name : null
}

const builtinNames = new Map(Object.entries(BUILTIN_LABELS).map(([name, id]) => [id, name]))

/** A label as addresses name it: the four everybody has by name. */
const labelWord = (id: string) => builtinNames.get(id) ?? id

/** The address of a folder or label, by the door one came in. */
export function mailboxHref(
  { basePath, folder, label }: MailboxLocation,
  query: Record<string, string> = {},
): string {
  if (basePath === 'messages') {
    const where: Record<string, string> = label
      ? { label: labelWord(label) }
      : folder === 'inbox'
        ? {}
        : { filter: folder }
    return href('mail.messages', undefined, { ...where, ...query })
  }
  if (label) return href('mail.label', { label: labelWord(label) }, query)
  return folder === 'inbox'
    ? href('mail.app', undefined, query)
    : href('mail.filter', { filter: folder }, query)
}

/** Where a new request is filed. */
export const newRequestPath = '/apps/projects/list?new=1'

/** The screen of a request. */
export const projectPath = (id: string): string => `/apps/projects/view/${id}`

/** Whether this is a client's mailbox, which is their home and leads on to a request. */
export const isClient = (ability: AppAbility): boolean =>
  ability.can('create', 'projects') && !ability.can('read', 'user')

import type { Folder } from '@contract/mail.ts'
import { BUILTIN_LABELS, FOLDERS, TEAM_FOLDERS } from '@contract/mail-names.ts'
import type { AppAbility } from '@/lib/auth/ability.ts'
import { href } from '@/lib/routing/href.ts'

/** A location in the mailbox: the base path of the address and the folder or label. */
export type MailboxLocation = { basePath: 'app' | 'messages'; folder: Folder; label?: string | undefined }

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The folder of an address segment: the inbox for none, null for an unknown one. */
export const toFolder = (word: string | null | undefined): Folder | null =>
  word === null || word === undefined
    ? 'inbox'
    : ([...FOLDERS, ...TEAM_FOLDERS].find((folder) => folder === word) ?? null)

/** True for a list of the shared inbox, which only staff have. */
export const isTeamFolder = (folder: Folder): boolean => TEAM_FOLDERS.some((name) => name === folder)

/** The id of the label in an address, by id or by one of the four built-in names; null for any other text. */
export function toLabelId(word: string): string | null {
  const name = word.toLowerCase()
  if (Object.hasOwn(BUILTIN_LABELS, name)) return BUILTIN_LABELS[name] ?? null
  return uuid.test(word) ? name : null
}

const builtinNames = new Map(Object.entries(BUILTIN_LABELS).map(([name, id]) => [id, name]))

/** The address segment of a label; built-in labels use their name. */
const labelWord = (id: string) => builtinNames.get(id) ?? id

/** The address of a folder or label under its base path. */
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

/** The address of the form for a new project. */
export const newRequestPath = '/apps/projects/list?new=1'

export const projectPath = (id: string): string => `/apps/projects/view/${id}`

/** True for a client's mailbox, which is their home page and links to project requests. */
export const isClient = (ability: AppAbility): boolean =>
  ability.can('create', 'projects') && !ability.can('read', 'user')

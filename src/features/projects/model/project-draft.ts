import { newAttachment } from '@contract/people.ts'
import { z } from 'zod'
import { type DraftStorage, readStoredDraft, writeStoredDraft } from '@/lib/stored-draft.ts'
import { emptyProjectForm, type ProjectFormValues } from './project-form-schema.ts'

const text = z.string().max(20_000).catch('')
const values = z.object(
  Object.fromEntries(Object.keys(emptyProjectForm).map((key) => [key, text])) as Record<
    keyof ProjectFormValues,
    typeof text
  >,
)
const draft = z.object({
  id: z.uuid(),
  values,
  files: z.array(newAttachment).max(50).catch([]),
  chapters: z
    .object({ manuscriptId: z.uuid(), itemIds: z.array(z.uuid()).max(200) })
    .nullable()
    .catch(null),
})

/** An unsent project; its id is also the id of the request, so that sending it twice creates one project. */
export type ProjectDraft = z.infer<typeof draft>

const keyOf = (uid: string) => `quillport-project-draft-${uid}`
/** The key of earlier versions; the next write moves its draft to the new key. */
const formerKeyOf = (uid: string) => `quillport-request-${uid}`

export const newDraft = (contactEmail: string): ProjectDraft => ({
  id: crypto.randomUUID(),
  values: { ...emptyProjectForm, contactEmail },
  files: [],
  chapters: null,
})

/** Reads the unsent draft of a user on this device; null for none or for an invalid one. */
export function readProjectDraft(uid: string, storage?: Pick<DraftStorage, 'getItem'>): ProjectDraft | null {
  const stored = readStoredDraft(keyOf(uid), storage) || readStoredDraft(formerKeyOf(uid), storage)
  if (stored === '') return null
  try {
    return draft.safeParse(JSON.parse(stored)).data ?? null
  } catch {
    // No stored draft or an unreadable one: the form starts empty.
    return null
  }
}

/** Stores a draft on this device, or deletes it when null. */
export function writeProjectDraft(
  uid: string,
  next: ProjectDraft | null,
  storage?: Pick<DraftStorage, 'setItem' | 'removeItem'>,
): void {
  writeStoredDraft(keyOf(uid), next === null ? '' : JSON.stringify(next), storage)
  writeStoredDraft(formerKeyOf(uid), '', storage)
}

/** True when the user has typed, chosen or uploaded something. */
export const isTouched = ({ values: typed, files, chapters }: ProjectDraft): boolean =>
  files.length > 0 ||
  chapters !== null ||
  Object.entries(typed).some(([key, value]) => key !== 'contactEmail' && value.trim() !== '')

import { newAttachment } from '@contract/attachments.ts'
import { z } from 'zod'
import { createDraft } from '@/lib/storage/create-draft.ts'
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

const draftOf = (uid: string) =>
  createDraft(`quillport-project-draft-${uid}`, (stored) => draft.safeParse(stored).data ?? null)

export const newDraft = (contactEmail: string): ProjectDraft => ({
  id: crypto.randomUUID(),
  values: { ...emptyProjectForm, contactEmail },
  files: [],
  chapters: null,
})

/** Reads the unsent draft of a user on this device; null for none or for an invalid one. */
export const readProjectDraft = (uid: string): ProjectDraft | null => draftOf(uid).load()

/** Stores a draft on this device, or deletes it when null. */
export const writeProjectDraft = (uid: string, next: ProjectDraft | null): void =>
  next === null ? draftOf(uid).clear() : draftOf(uid).save(next)

/** True when the user has typed, chosen or uploaded something. */
export const isTouched = ({ values: typed, files, chapters }: ProjectDraft): boolean =>
  files.length > 0 ||
  chapters !== null ||
  Object.entries(typed).some(([key, value]) => key !== 'contactEmail' && value.trim() !== '')

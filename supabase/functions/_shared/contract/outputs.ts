import { z } from 'zod'
import { compileChoices, exportFormat, presetName } from './compile.ts'
import { nameText } from './name-text.ts'

const timestamp = z.iso.datetime({ offset: true })

/** The formats of an output; a .scriv is a copy of the import and has no choices. */
export const outputFormat = exportFormat.exclude(['scriv'])
export type OutputFormat = z.infer<typeof outputFormat>

/** Why the server could not write a weekly export. */
export const WEEKLY_FAILURES = ['storage_full', 'too_large', 'no_chapter', 'unavailable'] as const
export type WeeklyFailure = (typeof WEEKLY_FAILURES)[number]

/** Named choices of an export that belong to a manuscript. */
export const output = z.object({
  id: z.uuid(),
  name: z.string(),
  preset: presetName,
  format: outputFormat,
  choices: compileChoices,
  /** Whether the page keeps a copy of each exported file. */
  keepsCopy: z.boolean(),
  /** The stored choices that this version does not have or cannot read; the preset replaces them. */
  replaced: z.array(z.string()),
  /** When the last recorded export began to read the texts. */
  exportedAt: timestamp.nullable(),
  /** The weekly export, with the rights and in the storage of one person; null for none. */
  weekly: z
    .object({
      isMine: z.boolean(),
      byName: z.string().nullable(),
      nextAt: timestamp,
      /** When the last weekly file was written. */
      lastAt: timestamp.nullable(),
      /** Why the last try wrote no file. */
      failure: z.enum(WEEKLY_FAILURES).nullable(),
    })
    .nullable(),
  revision: z.number().int(),
})
export type Output = z.infer<typeof output>

/** `GET /api/manuscripts/:id/outputs`, by name. */
export const outputList = z.object({ outputs: z.array(output), total: z.number().int() })
export const outputResponse = z.object({ output })

const name = nameText(200)

/**
 * `POST /api/manuscripts/:id/outputs` → 201 `{output}`. A repeated call with the same `id` creates nothing twice;
 * `exportedAt` brings back a deleted output.
 */
export const createOutputBody = z.object({
  id: z.uuid().optional(),
  name,
  preset: presetName,
  format: outputFormat,
  choices: compileChoices,
  keepsCopy: z.boolean().default(false),
  exportedAt: timestamp.nullish(),
  isWeekly: z.boolean().default(false),
})
export type CreateOutputBody = z.input<typeof createOutputBody>

/** Some choices; the others stay as they are. */
export const changedChoices = compileChoices
  .partial()
  .extend({ matter: compileChoices.shape.matter.partial().optional() })
export type ChangedChoices = z.infer<typeof changedChoices>

/** `PATCH …/outputs/:outputId` → `{output}`: only given fields and choices change, so that two people can change it. */
export const patchOutputBody = z.object({
  name: name.optional(),
  preset: presetName.optional(),
  format: outputFormat.optional(),
  choices: changedChoices.optional(),
  keepsCopy: z.boolean().optional(),
  /** Starts a weekly export of the caller, or ends that of any person; a PDF is refused. */
  isWeekly: z.boolean().optional(),
  /** Records an export that began this many milliseconds before the call; clocks of devices differ. */
  exportedMsAgo: z.number().int().min(0).max(86_400_000).optional(),
})
export type PatchOutputBody = z.input<typeof patchOutputBody>

/** `GET …/outputs/:outputId/changes`: the chapters and scenes that an export would write differently since the last one. */
export const outputChanges = z.object({ itemIds: z.array(z.uuid()), total: z.number().int() })

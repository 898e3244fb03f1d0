import { z } from 'zod'
import { boundedArray, boundedRecord } from './bounded.ts'
import { cleanName } from './clean-name.ts'
import { itemType } from './items.ts'
import { listQuery } from './list.ts'
import { nameText } from './name-text.ts'

const timestamp = z.iso.datetime({ offset: true })

/** 50 MB: an archive must be smaller. */
export const MAX_ARCHIVE_BYTES = 50 * 1024 * 1024

export const importStatus = z.enum(['pending', 'processing', 'completed', 'failed'])

/** The values of a translated message. */
export const reasonValues = z.record(z.string(), z.union([z.string(), z.number()]))
export type ReasonValues = z.infer<typeof reasonValues>

/** A warning of an import: `message` in English, `code` with `values` for translation. */
export const importWarning = z.object({
  code: z.string(),
  message: z.string(),
  path: z.string().optional(),
  values: reasonValues.optional(),
})
export type ImportWarning = z.infer<typeof importWarning>

/** Receipt reasons of the importer; the parser defines the others. */
export const IMPORT_REASONS = [
  'left_out',
  'binder',
  'project_styles',
  'text_styles',
  'snapshot_index',
  'comments',
  'comments_damaged',
  'synopsis_shortened',
  'over_limit',
  'not_converted',
  'not_reached',
  'damage',
] as const

/** Warnings of the importer; the parser defines the others. */
export const IMPORT_WARNINGS = [
  'damaged_text',
  'kept_raw',
  'not_converted',
  'left_out',
  'saved_searches',
  'more',
] as const

/** Why an import failed, besides archive errors. */
export const IMPORT_FAILURES = ['processing', 'manuscript_erased', 'cancelled'] as const

/** One import. `error` is an English message; the page translates `errorCode`. */
export const importRecord = z.object({
  id: z.uuid(),
  fileName: z.string(),
  fileSize: z.number().int(),
  status: importStatus,
  /** The archive entries done, and in total. */
  progress: z.object({ done: z.number().int(), total: z.number().int() }),
  /** The title of the current document. */
  current: z.string(),
  /** False until `start` was called; the archive may still be uploading. */
  started: z.boolean(),
  manuscriptId: z.uuid().nullable(),
  manuscriptTitle: z.string().nullable(),
  error: z.string().nullable(),
  errorCode: z.string().nullable(),
  warnings: z.array(importWarning),
  createdAt: timestamp,
  finishedAt: timestamp.nullable(),
  isOwn: z.boolean(),
})
export type ImportRecord = z.infer<typeof importRecord>
export const importResponse = z.object({ import: importRecord })

/** `POST /api/imports` → 201 `{import, upload: {bucket, path}}`; the client then uploads the archive to Storage. */
export const createImportBody = z.object({
  fileName: z
    .string({ error: 'file_required' })
    .overwrite(cleanName)
    .min(1, 'file_required')
    .max(255, 'too_long')
    .refine((name) => name.toLowerCase().endsWith('.zip'), 'file_zip_only'),
  fileSize: z
    .number({ error: 'file_required' })
    .int()
    .positive('file_required')
    .refine((size) => size < MAX_ARCHIVE_BYTES, 'file_too_large'),
})
export const createImportResponse = z.object({
  import: importRecord,
  upload: z.object({ bucket: z.literal('archives'), path: z.string() }),
})

/** `POST /api/imports/:id/start` → 202 `{import}`. Types and exclusions are by source id. */
export const startImportBody = z.object({
  types: boundedRecord(z.string().max(200), itemType, 20_000).optional(),
  exclude: boundedArray(z.string().max(200), 20_000).optional(),
  title: nameText(300).optional(),
  /** The manuscript that this import replaces; it is trashed when the import completes. */
  replaces: z.uuid().optional(),
})
export type StartImportBody = z.infer<typeof startImportBody>

/**
 * `GET /api/imports`: newest first; sorted by fileName, status or createdAt. `manuscriptId` lists those that filled a
 * manuscript.
 */
export const importListQuery = listQuery.extend({ manuscriptId: z.uuid().optional().catch(undefined) })
export const importList = z.object({ imports: z.array(importRecord), total: z.number().int() })

/** The outcome of an archive file. */
export const importOutcome = z.enum(['imported', 'converted', 'kept_raw', 'skipped', 'refused'])
/**
 * A line of the receipt. `detail` is in English, `reason` with `values` for translation; the reason `damage` has the
 * count of each kind of damage.
 */
export const importEntry = z.object({
  n: z.number().int(),
  path: z.string(),
  size: z.number().int(),
  outcome: importOutcome.nullable(),
  detail: z.string(),
  reason: z.string().nullable(),
  values: reasonValues,
  itemId: z.uuid().nullable(),
  itemTitle: z.string().nullable(),
  wordCount: z.number().int().nullable(),
})
export type ImportEntry = z.infer<typeof importEntry>

/**
 * `GET /api/imports/:id/receipt`: by relevance (failures first), n, path, size, outcome or wordCount; `outcome`
 * filters. `totals` counts the whole receipt.
 */
export const receiptQuery = listQuery.extend({ outcome: importOutcome.optional().catch(undefined) })
export const receiptResponse = z.object({
  entries: z.array(importEntry),
  total: z.number().int(),
  totals: z.record(importOutcome, z.number().int()),
})

export const rawFile = z.object({
  id: z.uuid(),
  role: z.enum(['main', 'image', 'card', 'package', 'raw']),
  path: z.string(),
  name: z.string(),
  mime: z.string(),
  size: z.number().int(),
  objectPath: z.string(),
  itemId: z.uuid().nullable(),
  createdAt: timestamp,
})
export type RawFile = z.infer<typeof rawFile>

/** `GET /api/manuscripts/:id/raw-files`: sorted by path, size or createdAt. */
export const rawFileList = z.object({ rawFiles: z.array(rawFile), total: z.number().int() })

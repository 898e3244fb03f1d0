import { z } from 'zod'
import { presetName } from './compile.ts'
import { nameText } from './name-text.ts'
import { outputFormat } from './outputs.ts'

/** An exported file of a manuscript that is kept in Storage. */
export const manuscriptExport = z.object({
  id: z.uuid(),
  outputId: z.uuid().nullable(),
  name: z.string(),
  format: outputFormat,
  size: z.number().int(),
  /** Whether the server wrote it by itself. */
  isWeekly: z.boolean(),
  objectPath: z.string(),
  createdByName: z.string().nullable(),
  createdAt: z.iso.datetime({ offset: true }),
})
export type ManuscriptExport = z.infer<typeof manuscriptExport>

/** `GET /api/manuscripts/:id/exports`, newest first; `DELETE …/exports/:exportId` → 204. */
export const exportList = z.object({ exports: z.array(manuscriptExport), total: z.number().int() })
export const exportResponse = z.object({ export: manuscriptExport })

/** The formats that the server writes; a PDF needs more processor time than a function has. */
export const serverFormat = outputFormat.exclude(['pdf'])
export type ServerFormat = z.infer<typeof serverFormat>

/** The most words of a book that the server writes in a format, within two seconds of processor time (decision 0072). */
export const MAX_SERVER_WORDS: Readonly<Record<ServerFormat, number>> = {
  docx: 100_000,
  epub: 200_000,
  md: 400_000,
  txt: 400_000,
}

/**
 * `POST /api/manuscripts/:id/exports` → 201 `{export}`: the server writes an output, or the whole manuscript with a preset,
 * and keeps the file. A repeated call with the same `id` writes nothing twice.
 */
export const createExportBody = z.union([
  z.object({ id: z.uuid().optional(), outputId: z.uuid() }),
  z.object({ id: z.uuid().optional(), format: serverFormat, preset: presetName.optional() }),
])
export type CreateExportBody = z.input<typeof createExportBody>

/** `PUT …/exports/:exportId` → `{export}`: keeps a file that was uploaded to `<manuscript id>/<export id>`. */
export const keepExportBody = z.object({
  outputId: z.uuid().nullable(),
  name: nameText(300),
  format: outputFormat,
})

/** `POST /api/weekly-exports` for the timer → what became of the weekly export that was due first. */
export const weeklyExportResponse = z.object({
  result: z.enum(['none', 'kept', 'unchanged', 'failed', 'ended', 'again']),
})
export type WeeklyExportResult = z.infer<typeof weeklyExportResponse>['result']

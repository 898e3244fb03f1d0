import type {
  IMPORT_REASONS,
  IMPORT_WARNINGS,
  ImportWarning,
  ReasonValues,
} from '../../_shared/contract/imports.ts'
import type { ArchiveError, ArchiveErrorCode } from '../../_shared/scrivener/archive-error.ts'
import type { TextDamage } from '../../_shared/scrivener/text-types.ts'
import type { RefuseReason, SkipReason } from '../../_shared/scrivener/types.ts'

export type ReasonCode = (typeof IMPORT_REASONS)[number] | SkipReason | RefuseReason | ArchiveErrorCode
export type OwnWarning = (typeof IMPORT_WARNINGS)[number]

/** The reason of a file's outcome: a code with values for translation, and the English sentence. */
export type Reason = { code: ReasonCode; values: ReasonValues; text: string }

/** Creates a reason. */
export const reason = (code: ReasonCode, text: string, values: ReasonValues = {}): Reason => ({
  code,
  values,
  text,
})

/** The reason of a damaged file. */
export const reasonOfError = ({ code, message, values }: ArchiveError): Reason =>
  reason(code, message, values)

/** The losses of a converted text, each kind with its count; null without any. */
export function reasonOfDamage(damage: readonly TextDamage[]): Reason | null {
  if (damage.length === 0) return null
  const text = damage.map(({ message, count }) => (count > 1 ? `${message} (${count}×)` : message)).join(' ')
  return reason('damage', text, Object.fromEntries(damage.map(({ code, count }) => [code, count])))
}

/** A warning of the worker. */
export const warning = (
  code: OwnWarning,
  message: string,
  values: ReasonValues,
  path?: string,
): ImportWarning => ({ code, message, values, ...(path === undefined ? {} : { path }) })

/** The warning of a damaged file. */
export const warningOfError = ({ code, message, values }: ArchiveError, path: string): ImportWarning => ({
  code,
  message,
  values,
  path,
})

const SKIPPED: Readonly<Record<SkipReason, string>> = {
  other_binder: 'Another binder of the same project, such as a conflicted copy.',
  settings: "Settings of Scrivener's own windows.",
  quick_look: 'A preview created by Scrivener.',
  checksum: 'Checksums created by Scrivener.',
  search_index: 'A search index created by Scrivener.',
  backup: 'An older backup of the binder.',
  lock: 'Lock file.',
  version: 'Format version.',
  system: 'Operating system file.',
  outside_project: 'Outside the project.',
}

const REFUSED: Readonly<Record<RefuseReason, string>> = {
  link: 'A link to another file.',
  special_file: 'Not a regular file.',
  unsafe_name: 'The file name is not safe.',
  duplicate_name: 'A second file with the same name.',
  unsupported_method: 'Unsupported compression method.',
  suspicious_ratio: 'Suspicious compression ratio.',
  too_large: 'Too large once decompressed.',
  damaged_header: 'The file header in the archive is damaged.',
}
const PLANNED: Readonly<Record<SkipReason | RefuseReason, string>> = { ...SKIPPED, ...REFUSED }

/** Why the plan skips or refuses a file; null when it does neither. */
export const reasonOfPlan = (code: SkipReason | RefuseReason | null): Reason | null =>
  code === null ? null : reason(code, PLANNED[code])

import type { RefuseReason, SkipReason } from '../../_shared/scrivener/types.ts'

/** Why a file was left out, for the receipt. */
export const SKIPPED: Readonly<Record<SkipReason, string>> = {
  other_binder: 'Another binder of the same project, a conflicted copy for instance.',
  settings: "Settings of Scrivener's own windows.",
  quick_look: 'A preview Scrivener makes by itself.',
  checksum: 'Checksums Scrivener makes by itself.',
  search_index: 'A search index Scrivener makes by itself.',
  backup: 'A backup of the binder, older than the binder itself.',
  lock: 'A lock file.',
  version: 'The number of the format.',
  system: 'A file of the operating system.',
  outside_project: 'Outside the project.',
}

/** Why a file was refused, for the receipt. */
export const REFUSED: Readonly<Record<RefuseReason, string>> = {
  link: 'A link to another file.',
  special_file: 'Not an ordinary file.',
  unsafe_name: 'Its name is not safe.',
  duplicate_name: 'A second file of the same name.',
  unsupported_method: 'Compressed in a way that cannot be read.',
  suspicious_ratio: 'It would unpack to far more than its size allows.',
  too_large: 'Too large once unpacked.',
  damaged_header: 'Its header in the archive is damaged.',
}

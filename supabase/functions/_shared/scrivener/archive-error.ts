/** Why an archive cannot be imported at all. Screens translate the code; `values` fill the message. */
export type ArchiveErrorCode =
  | 'empty_file'
  | 'not_a_zip'
  | 'empty_archive'
  | 'truncated'
  | 'split_archive'
  | 'damaged_archive'
  | 'encrypted'
  | 'too_many_entries'
  | 'too_large_unpacked'
  | 'overlapping_entries'
  | 'no_project'
  | 'several_projects'
  | 'binder_unreadable'
  | 'binder_damaged'
  | 'binder_unsafe'
  | 'binder_too_large'
  | 'too_many_items'
  | 'too_deep'
  | 'unsupported_version'
  | 'file_damaged'
  | 'entry_damaged'
  | 'entry_too_large'

/** The only error that this parser throws deliberately: a problem of the archive, with a readable message. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'

  constructor(
    readonly code: ArchiveErrorCode,
    message: string,
    readonly values: Record<string, string | number> = {},
  ) {
    super(message)
  }
}

/** True when an error is a problem of the archive, not of the importer. */
export function isArchiveError(error: unknown): error is ArchiveError {
  return error instanceof ArchiveError
}

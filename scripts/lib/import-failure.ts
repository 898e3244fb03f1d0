/** An expected failure of an import or export, with a message for the terminal. */
export class ImportFailure extends Error {
  override readonly name = 'ImportFailure'
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message)
  }
}

/** Why nothing was imported, said to whoever sits at the terminal. */
export class ImportFailure extends Error {
  override readonly name = 'ImportFailure'
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message)
  }
}

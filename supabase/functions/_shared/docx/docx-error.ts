/** Why a file cannot be read as a Word document. */
export type DocxErrorCode = 'not_docx' | 'damaged' | 'encrypted' | 'too_large'

/** A problem of the file; screens translate the code. */
export class DocxError extends Error {
  override readonly name = 'DocxError'

  constructor(
    readonly code: DocxErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

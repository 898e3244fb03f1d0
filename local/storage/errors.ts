import postgres from 'postgres'
import { isOutage, retryAfterSeconds } from '../../supabase/functions/_shared/db/outage.ts'

/**
 * A refusal with the messages and codes of Supabase Storage, which supabase-js converts to a StorageApiError.
 */
export class StorageFailure extends Error {
  override name = 'StorageFailure'
  constructor(
    readonly code: string,
    /** The `statusCode` of the body; the HTTP status is 400 for nearly all, as hosted. */
    readonly statusCode: number,
    message: string,
    readonly error: string = code,
    readonly httpStatus: number = statusCode >= 500 ? statusCode : 400,
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
  }

  toResponse(): Response {
    const body = {
      statusCode: String(this.statusCode),
      code: this.code,
      error: this.error,
      message: this.message,
    }
    return Response.json(body, { status: this.httpStatus, headers: this.headers })
  }
}

/** Every refusal of this Storage. */
export const failures = {
  accessDenied: (message = 'Access denied') =>
    new StorageFailure('AccessDenied', 403, message, 'Unauthorized'),
  bucketExists: () =>
    new StorageFailure('BucketAlreadyExists', 409, 'The resource already exists', 'Duplicate'),
  bucketNotEmpty: () =>
    new StorageFailure('ResourceNotEmpty', 409, 'The bucket you tried to delete is not empty'),
  invalidBucketName: () =>
    new StorageFailure('InvalidBucketName', 400, 'Bucket name invalid', 'Invalid Input'),
  invalidJwt: (message: string) => new StorageFailure('InvalidJWT', 400, message),
  invalidKey: (name: string) => new StorageFailure('InvalidKey', 400, `Invalid key: ${name}`),
  invalidMimeType: (type: string) =>
    new StorageFailure('InvalidMimeType', 415, `mime type ${type} is not supported`, 'invalid_mime_type'),
  invalidRange: (size: number) =>
    new StorageFailure('InvalidRange', 416, 'invalid range provided', 'invalid_range', 416, {
      'content-range': `bytes */${size}`,
    }),
  invalidRequest: (message: string) => new StorageFailure('InvalidRequest', 400, message),
  invalidSignature: () => new StorageFailure('InvalidSignature', 400, 'Invalid signature'),
  noSuchBucket: () => new StorageFailure('NoSuchBucket', 404, 'Bucket not found', 'Bucket not found'),
  noSuchKey: () => new StorageFailure('NoSuchKey', 404, 'Object not found', 'not_found'),
  noSuchRoute: () => new StorageFailure('NotFound', 404, 'Route not found', 'Not Found', 404),
  notSupported: (feature: string) =>
    new StorageFailure('FeatureNotEnabled', 409, `The feature ${feature} is not enabled for this resource`),
  objectExists: () =>
    new StorageFailure('ResourceAlreadyExists', 409, 'The resource already exists', 'Duplicate'),
  tooLarge: () =>
    new StorageFailure(
      'EntityTooLarge',
      413,
      'The object exceeded the maximum allowed size',
      'Payload too large',
    ),
}

/** Converts any thrown value to a response: a database refusal to a Storage refusal, all others to a 500. */
export function toFailure(error: unknown): StorageFailure {
  if (error instanceof StorageFailure) return error
  if (isOutage(error)) return unavailable()
  if (error instanceof postgres.PostgresError) return fromDatabase(error)
  if (isDiskFull(error)) {
    console.error('storage: the disk is full; free space on the disk of the data folder.')
    return new StorageFailure('DiskFull', 507, 'The disk of the server is full. Nothing was stored.')
  }
  if (isSenderGone(error)) return new StorageFailure('Aborted', 400, 'The request was broken off')
  console.error('storage:', error)
  return new StorageFailure('InternalError', 500, 'Internal server error')
}

/** True for a write that found no space or exceeded the quota of the user who runs the server. */
const isDiskFull = (error: unknown) =>
  error instanceof Error && /^(?:ENOSPC|EDQUOT)$/.test((error as NodeJS.ErrnoException).code ?? '')

/** The database is temporarily unavailable. */
const unavailable = () =>
  new StorageFailure(
    'DatabaseUnavailable',
    503,
    'The database is not available. Try again in a moment.',
    'Service Unavailable',
    503,
    { 'retry-after': String(retryAfterSeconds) },
  )

/** True when the client closed the connection; no error of the server. */
function isSenderGone(error: unknown): boolean {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE' || name === 'AbortError'
}

function fromDatabase(error: InstanceType<typeof postgres.PostgresError>): StorageFailure {
  switch (error.code) {
    case '42501': {
      // The quota of private.may_upload, with its figures.
      if (error.message.startsWith('storage_full'))
        return new StorageFailure('EntityTooLarge', 413, error.message, 'Payload too large', 413)
      const isPolicy = error.message.includes('row-level security')
      return failures.accessDenied(isPolicy ? 'new row violates row-level security policy' : error.message)
    }
    case '23505':
      return failures.objectExists()
    case '23503':
      return new StorageFailure('InvalidRequest', 404, 'The related resource does not exist')
    case '57014':
      return new StorageFailure('DatabaseTimeout', 544, 'The connection to the database timed out')
    case '22P02':
    case '22P05':
    case '22021':
      return new StorageFailure('InvalidParameter', 400, error.message)
    default:
      console.error('storage:', error)
      return new StorageFailure('DatabaseError', 500, `database error, code: ${error.code}`)
  }
}

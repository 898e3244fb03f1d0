import { errors, jwtVerify, SignJWT } from 'jose'
import type { Context } from './context.ts'
import { failures } from './errors.ts'

/** The rights of an upload URL and the user who owns the upload. */
type UploadGrant = { path: string; owner: string | null; upsert: boolean }

const secretOf = (context: Context) => new TextEncoder().encode(context.jwtSecret)

/**
 * Signs the right to download one object for some seconds; the token contains no role, so it permits nothing
 * else.
 */
export async function signDownload(context: Context, path: string, seconds: number): Promise<string> {
  return new SignJWT({ url: path, scope: 'download' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(secretOf(context))
}

/** Signs the right to upload one object within two hours. */
export async function signUpload(context: Context, grant: UploadGrant): Promise<string> {
  return new SignJWT({ url: grant.path, scope: 'upload', owner: grant.owner, upsert: grant.upsert })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('2h')
    .sign(secretOf(context))
}

async function verify(context: Context, token: string | null, scope: string, path: string) {
  if (!token) throw failures.invalidRequest("querystring must have required property 'token'")
  try {
    const { payload } = await jwtVerify(token, secretOf(context), { algorithms: ['HS256'] })
    if (payload.scope !== scope || payload.url !== path) throw failures.invalidSignature()
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) throw failures.invalidJwt(error.message)
    throw error
  }
}

/** Refuses a download token that is forged, expired, or for another object. */
export async function checkDownload(context: Context, token: string | null, path: string): Promise<void> {
  await verify(context, token, 'download', path)
}

/** The grant of an upload token; refused like a download token. */
export async function readUploadGrant(
  context: Context,
  token: string | null,
  path: string,
): Promise<UploadGrant> {
  const payload = await verify(context, token, 'upload', path)
  return {
    path,
    owner: typeof payload.owner === 'string' ? payload.owner : null,
    upsert: payload.upsert === true,
  }
}

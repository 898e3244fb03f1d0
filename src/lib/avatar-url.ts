import { env } from './env.ts'

/** Where a face lies: the bucket `avatars` is public, so that a list of faces asks for no signatures. */
export const avatarUrl = (path: string): string =>
  /^https?:/.test(path)
    ? path
    : `${env.supabaseUrl}/storage/v1/object/public/avatars/${path.split('/').map(encodeURIComponent).join('/')}`

import { env } from '../api/env.ts'

/** The URL of an avatar; the bucket `avatars` is public, so lists of people need no signed URLs. */
export const avatarUrl = (path: string): string =>
  /^https?:/.test(path)
    ? path
    : `${env.supabaseUrl}/storage/v1/object/public/avatars/${path.split('/').map(encodeURIComponent).join('/')}`

import { queryOptions } from '@tanstack/react-query'
import { batched } from '../model/batched.ts'

const SIGNED_SECONDS = 600
/** Imports the client on first use, because lists of file names do not need it. */
const storage = async () => (await import('@/lib/api/supabase.ts')).supabase.storage

/**
 * Returns a URL of a stored file that is valid for ten minutes; with a name, it downloads under that name.
 */
export async function signFile(bucket: string, path: string, downloadAs?: string): Promise<string> {
  const { data, error } = await (await storage())
    .from(bucket)
    .createSignedUrl(path, SIGNED_SECONDS, downloadAs ? { download: downloadAs } : undefined)
  if (error) throw error
  return data.signedUrl
}

const signers = new Map<string, (path: string) => Promise<string>>()

/** Signs a displayed file; files of a bucket that are shown at once are signed with one request. */
function signShown(bucket: string, path: string): Promise<string> {
  const signer =
    signers.get(bucket) ??
    batched(async (paths) => {
      const { data, error } = await (await storage()).from(bucket).createSignedUrls(paths, SIGNED_SECONDS)
      if (error) throw error
      return new Map(data.flatMap((one) => (one.path && one.signedUrl ? [[one.path, one.signedUrl]] : [])))
    })
  signers.set(bucket, signer)
  return signer(path)
}

/** The signed URL of a displayed file, refetched shortly before it expires. */
export const signedFileQuery = (bucket: string, path: string) =>
  queryOptions({
    queryKey: ['signed-file', bucket, path] as const,
    queryFn: () => signShown(bucket, path),
    staleTime: (SIGNED_SECONDS - 60) * 1000,
    gcTime: SIGNED_SECONDS * 1000,
  })

/** Downloads a stored file under its own name. */
export async function saveStoredFile(bucket: string, path: string, name: string): Promise<void> {
  const link = document.createElement('a')
  link.href = await signFile(bucket, path, name)
  link.click()
}

/** Copies a stored file within its bucket, without loading it into the browser. */
export async function copyStoredFile(bucket: string, from: string, to: string): Promise<void> {
  const { error } = await (await storage()).from(bucket).copy(from, to)
  if (error) throw error
}

/** Deletes uploaded files that are no longer needed; a failed deletion is only reported. */
export async function discardFiles(bucket: string, paths: readonly string[]): Promise<void> {
  const { error } = await (await storage()).from(bucket).remove([...paths])
  if (error) console.warn('An unwanted upload stays in storage.', error)
}

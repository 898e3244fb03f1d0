import { queryOptions } from '@tanstack/react-query'

const SIGNED_SECONDS = 600
/** The client comes when a file is first asked for: lists of names need none. */
const storage = async () => (await import('@/lib/supabase.ts')).supabase.storage

/** An address of a stored file that works for ten minutes; with a name, it downloads under that name. */
export async function signFile(bucket: string, path: string, downloadAs?: string): Promise<string> {
  const { data, error } = await (await storage())
    .from(bucket)
    .createSignedUrl(path, SIGNED_SECONDS, downloadAs ? { download: downloadAs } : undefined)
  if (error) throw error
  return data.signedUrl
}

/** The signed address of a file that is shown, good for a little less long than it is. */
export const signedFileQuery = (bucket: string, path: string) =>
  queryOptions({
    queryKey: ['signed-file', bucket, path] as const,
    queryFn: () => signFile(bucket, path),
    staleTime: (SIGNED_SECONDS - 60) * 1000,
    gcTime: SIGNED_SECONDS * 1000,
  })

/** Saves a stored file under its own name. */
export async function saveStoredFile(bucket: string, path: string, name: string): Promise<void> {
  const link = document.createElement('a')
  link.href = await signFile(bucket, path, name)
  link.click()
}

/** Takes away files that were uploaded and then not wanted; one that cannot be taken away does no harm where it lies. */
export async function discardFiles(bucket: string, paths: readonly string[]): Promise<void> {
  const { error } = await (await storage()).from(bucket).remove([...paths])
  if (error) console.warn('An unwanted upload stays in storage.', error)
}

import { signFile } from '@/features/attachments/api/stored-files.ts'
import { supabase } from '@/lib/api/supabase.ts'
import { auth } from '@/lib/auth/auth-client.ts'

/** The path of an import's archive in its bucket. */
export async function archivePath(importId: string): Promise<string> {
  const { data } = await auth.getSession()
  if (!data.session) throw new Error('signed out')
  return `${data.session.user.id}/${importId}.zip`
}

/** A short-lived URL that downloads the original archive under its own name. */
export const archiveDownloadUrl = async (importId: string, fileName: string): Promise<string> =>
  signFile('archives', await archivePath(importId), fileName)

/** The original archive of an import. */
export async function downloadArchive(importId: string): Promise<Blob> {
  const { data, error } = await supabase.storage.from('archives').download(await archivePath(importId))
  if (error) throw error
  return data
}

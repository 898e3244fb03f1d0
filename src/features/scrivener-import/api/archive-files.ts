import { signFile } from '@/features/attachments/api/stored-files.ts'
import { auth } from '@/lib/auth-client.ts'

/** Where the archive of an import of the caller's lies in its bucket. */
export async function archivePath(importId: string): Promise<string> {
  const { data } = await auth.getSession()
  if (!data.session) throw new Error('signed out')
  return `${data.session.user.id}/${importId}.zip`
}

/** An address, good for a few minutes, from which the original archive downloads under its own name. */
export const archiveDownloadUrl = async (importId: string, fileName: string): Promise<string> =>
  signFile('archives', await archivePath(importId), fileName)

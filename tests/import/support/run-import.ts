import { importArchive } from '../../../scripts/lib/import-archive.ts'
import type { ImportRecord } from '../../../supabase/functions/_shared/contract/imports.ts'
import type { Copy } from './copy.ts'

/** The account and the addresses with which a command reaches a copy. */
export const accessTo = (copy: Copy) => ({
  email: 'auth@demo.com',
  password: 'quillport-demo',
  appUrl: `http://127.0.0.1:${copy.port}`,
  supabaseUrl: copy.run().supabaseUrl,
  supabaseKey: copy.run().publishableKey,
  dataDir: String(copy.env.QUILLPORT_DATA),
})

/** Imports an archive into a copy as `npm run import` does; resolves when the import has ended. */
export const runImport = (
  copy: Copy,
  options: { file: string; password?: string },
): Promise<{ record: ImportRecord }> => importArchive({ ...accessTo(copy), ...options }, () => undefined)

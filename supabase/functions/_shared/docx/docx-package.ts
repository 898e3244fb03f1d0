import { isArchiveError } from '../scrivener/archive-error.ts'
import type { ArchiveLimits } from '../scrivener/limits.ts'
import type { ByteSource } from '../scrivener/types.ts'
import { type XmlHandlers, XmlReader } from '../scrivener/xml/read-xml.ts'
import { openZip, type ZipArchive } from '../scrivener/zip/open-zip.ts'
import { entryChunks } from '../scrivener/zip/read-entry.ts'
import { DocxError } from './docx-error.ts'
import { MAX_DEPTH } from './docx-limits.ts'

type Relationship = { type: string; target: string; isExternal: boolean }

/** The parts of a Word document, which are read one by one. */
export class DocxPackage {
  private constructor(private readonly zip: ZipArchive) {}

  static async open(source: ByteSource, limits: ArchiveLimits): Promise<DocxPackage> {
    return new DocxPackage(await openZip(source, limits))
  }

  /** Parses a part in chunks; false when the file has no such part. */
  async read(path: string, handlers: XmlHandlers): Promise<boolean> {
    const entry = this.zip.entries.find(({ name }) => name.toLowerCase() === path.toLowerCase())
    if (!entry) return false
    if (entry.refused === 'too_large' || entry.refused === 'suspicious_ratio')
      throw new DocxError('too_large', `“${path}” is too large`)
    const { textLength } = this.zip.limits
    const reader = new XmlReader(handlers, {
      path,
      isBinder: false,
      maxDepth: MAX_DEPTH,
      maxText: textLength,
    })
    for await (const chunk of entryChunks(this.zip, entry)) reader.write(chunk)
    reader.close()
    return true
  }

  /** The relationships of a part by their id, or of the package for an empty path. */
  async relationships(path: string): Promise<Map<string, Relationship>> {
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const found = new Map<string, Relationship>()
    await this.read(`${folder}_rels/${path.slice(folder.length)}.rels`, {
      open(name, { Id, Type = '', Target = '', TargetMode }) {
        if (name !== 'Relationship' || Id === undefined) return
        const isExternal = TargetMode === 'External'
        const target = isExternal ? Target : Target.startsWith('/') ? Target.slice(1) : `${folder}${Target}`
        // The kind is the last part of a URI that differs between the two variants of the standard.
        found.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target, isExternal })
      },
      close: () => undefined,
    })
    return found
  }
}

const CODES: Readonly<Record<string, DocxError['code']>> = {
  not_a_zip: 'not_docx',
  empty_file: 'not_docx',
  empty_archive: 'not_docx',
  encrypted: 'encrypted',
  too_many_entries: 'too_large',
  too_large_unpacked: 'too_large',
  entry_too_large: 'too_large',
}

/** The error of a file for an error of its archive; any other error is returned as it is. */
export const docxErrorOf = (error: unknown): unknown =>
  isArchiveError(error)
    ? new DocxError(CODES[error.code] ?? 'damaged', error.message, { cause: error })
    : error

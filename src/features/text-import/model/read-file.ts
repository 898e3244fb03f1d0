import { decodeText } from './decode-text.ts'
import { type ParsedText, UnreadableFile } from './file-text.ts'
import { measureText } from './measure-text.ts'
import { readWordFile } from './read-docx.ts'
import { readMarkdown } from './read-markdown.ts'
import { readOdt } from './read-odt.ts'
import { readPlain } from './read-plain.ts'

/** Reads a file by its ending; throws {@link UnreadableFile} with the reason when it is no text. */
export async function readFile(name: string, bytes: Uint8Array): Promise<ParsedText> {
  const type = /\.([^.]+)$/.exec(name.toLowerCase())?.[1]
  if (bytes.length === 0) throw new UnreadableFile('empty')
  switch (type) {
    case 'docx':
      return measureText(await readWordFile(bytes), name)
    case 'odt':
      return measureText(await readOdt(bytes), name)
    case 'md':
    case 'markdown':
    case 'txt': {
      const { text, isGuessed } = decodeText(bytes)
      return measureText(type === 'txt' ? readPlain(text) : readMarkdown(text), name, isGuessed)
    }
    default:
      throw new UnreadableFile('wrong_type')
  }
}

import type { DocxPackage } from './docx-package.ts'

/** Reports whether a level of a list is numbered; bullets and unknown lists are not. */
export type DocxNumbering = (numberingId: string, level: number) => boolean

/** Reads the lists of a file. */
export async function readNumbering(file: DocxPackage, path: string | null): Promise<DocxNumbering> {
  const formats = new Map<string, string>()
  const abstracts = new Map<string, string>()
  let abstractId = ''
  let numberingId = ''
  let level = ''
  if (path !== null)
    await file.read(path, {
      open(name, attributes) {
        const value = attributes['w:val'] ?? ''
        if (name === 'w:abstractNum') abstractId = attributes['w:abstractNumId'] ?? ''
        else if (name === 'w:num') numberingId = attributes['w:numId'] ?? ''
        else if (name === 'w:lvl') level = attributes['w:ilvl'] ?? ''
        else if (name === 'w:numFmt') formats.set(`${abstractId} ${level}`, value)
        else if (name === 'w:abstractNumId') abstracts.set(numberingId, value)
      },
      close: () => undefined,
    })
  return (id, at) => {
    const format = formats.get(`${abstracts.get(id)} ${at}`)
    return format !== undefined && format !== 'bullet' && format !== 'none'
  }
}

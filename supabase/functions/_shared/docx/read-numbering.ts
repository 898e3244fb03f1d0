import type { DocxPackage } from './docx-package.ts'

/** Reports whether a level of a list is numbered, which bullets and unknown lists are not, and whether it shows nothing. */
export type DocxNumbering = (
  numberingId: string,
  level: number,
) => { isOrdered: boolean; isContinued?: boolean }

/** Reads the lists of a file. */
export async function readNumbering(file: DocxPackage, path: string | null): Promise<DocxNumbering> {
  const formats = new Map<string, string>()
  const blank = new Set<string>()
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
        else if (name === 'w:lvlText' && value.trim() === '') blank.add(`${abstractId} ${level}`)
        else if (name === 'w:abstractNumId') abstracts.set(numberingId, value)
      },
      close: () => undefined,
    })
  return (id, at) => {
    const key = `${abstracts.get(id)} ${at}`
    const format = formats.get(key)
    return {
      isOrdered: format !== undefined && format !== 'bullet' && format !== 'none',
      ...(format === 'bullet' && blank.has(key) && { isContinued: true }),
    }
  }
}

/** Device names that Windows reserves. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i
const MAX_LENGTH = 120

/** A file name that is valid on every system: no paths, no invisible characters, no reserved names. */
export function cleanZipName(name: string): string {
  const plain = name
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes control characters
    .replace(/[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\\/:*?"<>|]+/g, '-')
    .trim()
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const { stem, ending } = split(plain)
  const kept = `${[...stem].slice(0, MAX_LENGTH - ending.length).join('')}${ending}`
  if (kept === '') return 'file'
  return reserved.test(split(kept).stem) ? `_${kept}` : kept
}

function split(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.')
  return dot > 0 && name.length - dot <= 12
    ? { stem: name.slice(0, dot), ending: name.slice(dot) }
    : { stem: name, ending: '' }
}

/** Clean and unique names: a repeated name gets a number; case is ignored, as on the disks of Windows and macOS. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const clean = cleanZipName(name)
    const { stem, ending } = split(clean)
    let free = clean
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${ending}`
    taken.add(free.toLowerCase())
    return free
  })
}

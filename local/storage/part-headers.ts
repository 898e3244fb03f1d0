/** The headers of a form part that Storage reads. */
export type PartHeaders = { name: string; isFile: boolean; type: string | null }

/** Parses the headers of a form part in one pass. */
export function readPartHeaders(text: string): PartHeaders {
  const headers = new Map<string, string>()
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  const parameters = readParameters(headers.get('content-disposition') ?? '')
  return {
    name: parameters.get('name') ?? '',
    isFile: parameters.has('filename') || parameters.has('filename*'),
    type: headers.get('content-type') || null,
  }
}

/**
 * The parameters after the first semicolon, with lower-case names; a semicolon inside quotes belongs to the
 * value.
 */
function readParameters(value: string): Map<string, string> {
  const parameters = new Map<string, string>()
  let isQuoted = false
  let from = value.length
  for (let at = 0; at <= value.length; at += 1) {
    const char = value[at]
    if (char === '"') isQuoted = !isQuoted
    if (char !== undefined && (char !== ';' || isQuoted)) continue
    if (from < at) add(parameters, value.slice(from, at))
    from = at + 1
  }
  return parameters
}

function add(parameters: Map<string, string>, text: string): void {
  const equals = text.indexOf('=')
  if (equals < 0) return
  const raw = text.slice(equals + 1).trim()
  const isQuoted = raw.length > 1 && raw.startsWith('"') && raw.endsWith('"')
  parameters.set(text.slice(0, equals).trim().toLowerCase(), isQuoted ? raw.slice(1, -1) : raw)
}

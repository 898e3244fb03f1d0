import type { ReplyField } from '@contract/saved-replies.ts'

/** The names of the fields in a saved reply, in English and French. */
const FIELD_NAMES: Readonly<Record<string, ReplyField>> = {
  client: 'client',
  request: 'request',
  demande: 'request',
  due: 'due',
  échéance: 'due',
  me: 'me',
  moi: 'me',
}

export type ReplyValues = Partial<Record<ReplyField, string>>

/**
 * Returns the paragraphs of a saved reply with its fields filled in, each as its lines. A field without a value stays as
 * it is written, so that its writer sees what is missing.
 */
export function fillReply(body: string, values: ReplyValues): string[][] {
  const filled = body.replace(/\{(\p{L}+)\}/gu, (written, name: string) => {
    const field = FIELD_NAMES[name.toLowerCase().normalize('NFC')]
    return (field && values[field]) || written
  })
  return filled
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n'))
}

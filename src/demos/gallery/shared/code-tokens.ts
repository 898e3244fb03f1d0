/** The kinds of highlighted code; `plain` is everything else. */
export type CodeKind = 'comment' | 'text' | 'keyword' | 'tag' | 'number' | 'plain'

const kinds = ['comment', 'text', 'keyword', 'tag', 'number'] as const
const token =
  /(\/\*[\s\S]*?\*\/|\/\/[^\n]*)|('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)|\b(import|from|export|function|const|let|return|type|if|else|for|of|new|async|await|typeof|as|null|true|false|undefined)\b|(<\/?[A-Za-z][\w.]*)|\b(\d[\d_.]*)\b/g

/** Splits the source of an example into parts of one kind each; together they are the source. */
export function codeTokens(source: string): { kind: CodeKind; text: string }[] {
  const parts: { kind: CodeKind; text: string }[] = []
  const add = (kind: CodeKind, text: string) => (text === '' ? undefined : parts.push({ kind, text }))
  let done = 0
  for (const match of source.matchAll(token)) {
    add('plain', source.slice(done, match.index))
    add(kinds[match.slice(1).findIndex((group) => group !== undefined)] ?? 'plain', match[0])
    done = match.index + match[0].length
  }
  add('plain', source.slice(done))
  return parts
}

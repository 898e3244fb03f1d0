import { expect, it } from 'vitest'
import { codeTokens } from './code-tokens.ts'

it('R-616: splits code into comments, texts, keywords, tags and numbers without a change', () => {
  const source = `// One\nconst size = 'sm' // it’s\nreturn <Button.Root size={4}>It’s "so"</Button.Root>\n`
  const tokens = codeTokens(source)
  expect(tokens.map(({ text }) => text).join('')).toBe(source)
  expect(tokens.filter(({ kind }) => kind !== 'plain').map(({ kind, text }) => [kind, text])).toEqual([
    ['comment', '// One'],
    ['keyword', 'const'],
    ['text', "'sm'"],
    ['comment', '// it’s'],
    ['keyword', 'return'],
    ['tag', '<Button.Root'],
    ['number', '4'],
    ['text', '"so"'],
    ['tag', '</Button.Root'],
  ])
})

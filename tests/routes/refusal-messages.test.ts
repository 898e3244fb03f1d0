import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ApiError } from '../../src/lib/api-error.ts'
import { fieldMessage, refusalMessage } from '../../src/lib/refusal.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const sources = (folder: string, isWanted: (path: string) => boolean) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => isWanted(path) && !path.includes('.test.'))
    .map((path) => read(`${folder}/${path}`))
    .join('\n')
const messagesOf = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(new URL(`locales/${language}`, root)).map(
      (file): unknown => JSON.parse(read(`locales/${language}/${file}`)) as unknown,
    ),
  )
const english = messagesOf('en')
const french = messagesOf('fr')
const isTranslated = (id: string) => id in english && id in french

const server = ['api', '_shared/http']
  .map((folder) => sources(`supabase/functions/${folder}`, (path) => path.endsWith('.ts')))
  .join('\n')

/** Codes that no form meets. */
const NOT_IN_FORMS = new Set(['method_not_allowed'])

it('every code of a refusal has a message in both languages', () => {
  const errors = read('supabase/functions/_shared/http/errors.ts')
  const codes = [...errors.matchAll(/^ {2}(\w+): \[(4\d\d),/gm)]
  expect(codes.length).toBeGreaterThan(15)
  const missing = codes.flatMap(([, code = '', status]) => {
    const id = refusalMessage(new ApiError({ status: Number(status), code, message: 'An English sentence' }))
    return NOT_IN_FORMS.has(code) || isTranslated(id ?? '') ? [] : [code]
  })
  expect(missing).toEqual([])
})

it('every sentence of the server for a field has a message in both languages', () => {
  const patterns = [
    // invalid({ field: 'sentence' }), also of several lines, and the same with `fields` or in a table of constraints.
    /(?:invalid\(|fields: |\w+_\w+: )\{\s*\w+: '([A-Z][^']+)',?\s*\}/g,
    // A table of constraints with [field, sentence].
    /\['\w+', '([A-Z][^']+)'\]/g,
    // The default sentences of input without their own message.
    /return (?:[^\n]*\? )?'(This is [^']+)'/g,
  ]
  const sentences = patterns.flatMap((pattern) => [...server.matchAll(pattern)].map(([, text = '']) => text))
  const found = new Set(sentences)
  expect(found.size).toBeGreaterThan(20)
  const areas = sources('src', (path) => /\.tsx?$/.test(path))
  // An area may translate a sentence itself: translateMessages({ 'sentence': id }).
  const missing = [...found].filter(
    (text) => !isTranslated(fieldMessage(text)) && !areas.includes(`'${text}': `),
  )
  expect(missing).toEqual([])
})

/** Constants of the contract whose sentences reach no field, or are replaced without their name. */
const NOT_IN_FIELDS = new Set([
  // explainRecoveryError replaces every refusal of the code.
  'RECOVERY_CODE_REFUSED',
  // The editor of rules in JSON shows the path in a rule with the sentence.
  'ROLE_MESSAGES.subject',
  'ROLE_MESSAGES.double',
])

it('every constant sentence that only the server can decide has a message in both languages', async () => {
  const constants = new Set(
    [...server.matchAll(/invalid\(\{ \[?\w+\]?: `?(?:\$\{)?([A-Z_]+(?:\.\w+)?)\b/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(constants.size).toBeGreaterThan(10)
  const areas = sources('src', (path) => /\.tsx?$/.test(path))
  const contract: Record<string, unknown> = {}
  const folder = 'supabase/functions/_shared/contract'
  for (const path of readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || path.includes('.test.') || path.includes('.cases.')) continue
    Object.assign(
      contract,
      (await import(/* @vite-ignore */ new URL(`${folder}/${path}`, root).href)) as object,
    )
  }
  const missing = [...constants].filter((name) => {
    const [table = '', key] = name.split('.')
    const value = contract[table]
    const text = key === undefined ? value : (value as Record<string, unknown> | undefined)?.[key]
    if (typeof text !== 'string') return true
    const isOfArea = areas.includes(`[${name}]: `) || areas.includes(`Object.entries(${table})`)
    const isCompared = areas.includes(`=== ${name}`)
    return !NOT_IN_FIELDS.has(name) && !isOfArea && !isCompared && !isTranslated(fieldMessage(text))
  })
  expect(missing).toEqual([])
})

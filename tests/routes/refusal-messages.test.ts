import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fieldMessage } from '../../src/lib/api/refusal.ts'

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

it('R-754: the server refuses a field by a reason or a constant of the contract, never by a sentence of its own', () => {
  const sentences = [
    // invalid({ field: 'Sentence' }), also of several lines, and the same with `fields` or in a table of constraints.
    /(?:invalid\(|fields: |\w+_\w+: )\{\s*\w+: ['`]([A-Z][^'`]+)['`],?\s*\}/g,
    /\['\w+', '([A-Z][^']+)'\]/g,
  ].flatMap((pattern) => [...server.matchAll(pattern)].map(([, text]) => text))
  expect(sentences).toEqual([])
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

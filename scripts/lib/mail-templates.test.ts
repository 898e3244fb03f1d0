import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../local/settings.ts'
import { mailSubject, mailTemplates } from './mail-templates.ts'

const config = readFileSync(join(projectRoot, 'supabase/config.toml'), 'utf8')
const read = (template: string) =>
  readFileSync(join(projectRoot, `supabase/templates/${template}.html`), 'utf8')

it.each(mailTemplates)('supabase/config.toml names the subject and the file of %s (R-555)', (template) => {
  const kind = template.startsWith('mfa_') ? 'notification' : 'template'
  const section = config.split(`[auth.email.${kind}.${template}]\n`)[1]?.split('\n[')[0] ?? ''
  expect(section).toContain(`subject = '${mailSubject(template)}'`)
  expect(section).toContain(`content_path = "./supabase/templates/${template}.html"`)
  expect(existsSync(join(projectRoot, `supabase/templates/${template}.html`))).toBe(true)
  if (kind === 'notification') expect(section).toContain('enabled = true')
})

it('R-550: supabase/config.toml lets Auth ask for the current password when it is changed', () => {
  const section = config.split('[auth.email]\n')[1]?.split('\n[')[0]
  expect(section).toMatch(/^require_current_password = true$/m)
})

it('a template opens and closes each of its conditions, in both languages', () => {
  for (const template of mailTemplates) {
    const text = read(template)
    expect(text.match(/\{\{ if /g)?.length, template).toBe(text.match(/\{\{ end \}\}/g)?.length)
    expect(text).toContain('<html lang="fr">')
    expect(text).toContain('<html lang="en">')
  }
})

it('links that a page of the app verifies have the token in the fragment (R-551)', () => {
  for (const [template, type] of [
    ['confirmation', 'signup'],
    ['invite', 'invite'],
    ['recovery', 'recovery'],
  ] as const)
    expect(read(template)).toContain(`href="{{ .RedirectTo }}#token_hash={{ .TokenHash }}&type=${type}"`)
})

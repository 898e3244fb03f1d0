import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountResponse } from '../../supabase/functions/_shared/contract/account.ts'
import { INVISIBLE_NAMES } from '../../supabase/functions/_shared/contract/clean-name.cases.ts'
import { companyResponse } from '../../supabase/functions/_shared/contract/companies.ts'
import { startTestApi, type TestApi } from './support/api.ts'
import { createManuscript } from './support/manuscripts.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const SPOOFED = 'Ada\u{200B} \u{202E}niwL'
const INVISIBLE = '\u{200B}\u{3164}\u{2060}'

describe('private.clean_name', () => {
  it('removes what the contract removes', async () => {
    const given = INVISIBLE_NAMES.map(([name]) => name)
    const rows = await api.database.owner<{ name: string }[]>`
      select private.clean_name(t.name) as name from unnest(${given}::text[]) with ordinality as t (name, n) order by n`
    expect(rows.map(({ name }) => name)).toEqual(INVISIBLE_NAMES.map(([, cleaned]) => cleaned))
  })

  it('agrees with the contract on every character of the basic plane and on those beyond it that are invisible', async () => {
    const { cleanName } = await import('../../supabase/functions/_shared/contract/clean-name.ts')
    const codes = [
      ...Array(0xffff).keys(),
      ...Array.from({ length: 0x1100 }, (_, n) => 0xe0000 + n),
      0x1bca0,
      0x1d173,
    ].filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
    const names = codes.map((code) => `a${String.fromCodePoint(code)}b`)
    const rows = await api.database.owner<{ name: string }[]>`
      select private.clean_name(t.name) as name from unnest(${names}::text[]) with ordinality as t (name, n) order by n`
    const differing = rows.flatMap(({ name }, at) =>
      name === cleanName(names[at] ?? '') ? [] : [codes[at]?.toString(16)],
    )
    expect(differing).toEqual([])
  })
})

describe('a name with invisible characters', () => {
  it('is stored clean by PATCH /account and POST /companies', async () => {
    const changed = await api.ok('client', 'PATCH', '/account', {
      schema: accountResponse,
      body: { fullName: SPOOFED },
    })
    expect(changed.account.fullName).toBe('Ada niwL')
    const { company } = await api.ok('admin', 'POST', '/companies', {
      status: 201,
      schema: companyResponse,
      body: { name: `  ${SPOOFED} ` },
    })
    expect(company.name).toBe('Ada niwL')
  })

  it('is refused when no character of it is visible', async () => {
    for (const fullName of [INVISIBLE, ` ${INVISIBLE} `, '\u{2800}', '\u{301}'])
      expect(await api.refused('client', 'PATCH', '/account', { fullName })).toMatchObject({
        status: 422,
        fields: { fullName: expect.any(String) },
      })
    expect(await api.refused('admin', 'POST', '/companies', { name: INVISIBLE })).toMatchObject({
      status: 422,
    })
    expect(await api.refused('client', 'POST', '/manuscripts', { title: INVISIBLE })).toMatchObject({
      status: 422,
    })
    const manuscript = await createManuscript(api, 'client')
    expect(
      await api.refused('client', 'POST', `/manuscripts/${manuscript.id}/collections`, { name: INVISIBLE }),
    ).toMatchObject({ status: 422, fields: { name: 'required' } })
    await expect(api.database.owner`update public.companies set name = ${INVISIBLE}`).rejects.toMatchObject({
      code: '23514',
    })
  })

  it('from sign-up metadata is cleaned, and replaced by the local part of the address when nothing visible remains', async () => {
    const signUp = async (email: string, fullName: string) => {
      const [row] = await api.database.owner<{ name: string }[]>`
        with made as (insert into auth.users (id, email, raw_user_meta_data)
          values (gen_random_uuid(), ${email}, ${api.database.owner.json({ full_name: fullName })}) returning id)
        select id from made`
      const [profile] = await api.database.owner<{ name: string }[]>`
        select full_name as name from public.profiles where id = ${(row as unknown as { id: string }).id}`
      return profile?.name
    }
    expect(await signUp('eve1@example.org', SPOOFED)).toBe('Ada niwL')
    expect(await signUp('eve2@example.org', INVISIBLE)).toBe('eve2')
  })

  it('is refused in every column that holds a name, whoever writes it', async () => {
    const columns = await api.database.owner<{ name: string }[]>`
      select distinct c.relname || '.' || a.attname as name
        from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_attribute a on a.attrelid = c.oid and k.conkey = array[a.attnum]
       where pg_get_constraintdef(k.oid) ~ 'private\.(clean_name|strip_invisible)' order by 1`
    expect(columns.map(({ name }) => name)).toEqual([
      'companies.name',
      'imports.file_name',
      'item_revisions.name',
      'mail_labels.name',
      'manuscript_collections.name',
      'manuscript_exports.name',
      'manuscript_items.title',
      'manuscript_labels.name',
      'manuscript_outputs.name',
      'manuscript_statuses.name',
      'manuscripts.author',
      'manuscripts.title',
      'message_attachments.name',
      'messages.subject',
      'permissions.name',
      'plan_orders.company',
      'plan_orders.name',
      'profiles.department',
      'profiles.full_name',
      'profiles.username',
      'project_attachments.name',
      'project_changes.title',
      'project_views.name',
      'projects.property',
      'projects.title',
      'raw_files.name',
      'saved_replies.title',
      'teams.name',
      'threads.subject',
    ])
    const unclean = await api.database.owner<{ name: string }[]>`
      select c.table_name || '.' || c.column_name as name from information_schema.columns c
       where c.table_schema = 'public' and c.data_type = 'text' and c.column_name ~ '(^|_)(name|title|subject)$'
         and c.table_name || '.' || c.column_name <> all (${columns.map(({ name }) => name)}) order by 1`
    expect(unclean.map(({ name }) => name)).toEqual([
      // Copies of clean titles.
      'item_revisions.title',
      'project_chapters.title',
      // Lower-case letters, digits and dashes.
      'role_abilities.subject',
      'roles.name',
      // Written by the API only, which cleans it.
      'threads.visitor_name',
    ])
    const { owner } = api.database
    const refused = { code: '23514' }
    const [item] =
      await owner`update public.manuscript_items set title = 'Ada ' where id = (select id from public.manuscript_items limit 1) returning title`
    expect(item?.title).toBe('Ada ')
    await expect(owner`update public.manuscript_items set title = ${SPOOFED}`).rejects.toMatchObject(refused)
    await expect(owner`update public.companies set name = 'Studio '`).rejects.toMatchObject(refused)
    await expect(
      owner`update public.project_attachments set name = ${'a\u{202E}gnp.exe'}`,
    ).rejects.toMatchObject(refused)
  })
})

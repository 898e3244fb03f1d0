import type { Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { DEMO_COLUMNS, DEMO_VISITOR_FUNCTIONS } from './matrix/demo/exceptions.ts' // template areas
import { PUBLIC_TABLES } from './matrix/public-tables.ts'

/** The schemas of this project, without those of Supabase. */
const SCHEMAS = ['public', 'private', 'demo']
/** Columns with such a name that callers may write. */
const writableColumns: readonly string[] = [
  'manuscript_collections.search', // the criteria of a saved search, which a person writes
  ...DEMO_COLUMNS, // template areas
]

let database: TestDatabase
let owner: Sql
beforeAll(async () => {
  database = await createTestDatabase()
  owner = database.owner
})
afterAll(() => database.drop())

const names = async (query: Promise<readonly Record<string, unknown>[]>) =>
  (await query).map((row) => String(row.name))

describe('tables', () => {
  it('all have row-level security', async () => {
    const open = names(owner`
      select c.oid::regclass as name from pg_class c
       where c.relnamespace::regnamespace::text = any (${SCHEMAS}) and c.relkind in ('r', 'p') and not c.relrowsecurity`)
    expect(await open).toEqual([])
  })

  it('all have a primary key', async () => {
    const keyless = names(owner`
      select c.oid::regclass as name from pg_class c
       where c.relnamespace::regnamespace::text = any (${SCHEMAS}) and c.relkind in ('r', 'p')
         and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p')`)
    expect(await keyless).toEqual([])
  })

  it('grant authenticated only the four verbs, and anon only select on public content', async () => {
    const grants = await owner`
      select c.oid::regclass::text as "table", coalesce(r.rolname, 'public') as role, a.privilege_type as verb
        from pg_class c cross join lateral aclexplode(c.relacl) a left join pg_roles r on r.oid = a.grantee
       where c.relnamespace::regnamespace::text = any (${SCHEMAS}) and c.relkind in ('r', 'p', 'v', 'm', 'S')
         and coalesce(r.rolname, 'public') not in ('postgres', 'service_role', 'supabase_admin')
         and not (r.rolname = 'authenticated' and a.privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE'))
         and not (r.rolname = 'anon' and a.privilege_type = 'SELECT'
           and c.relnamespace::regnamespace || '.' || c.relname = any (${PUBLIC_TABLES}))`
    expect([...grants]).toEqual([])
  })

  it('grant no truncate, trigger or references, which bypass row-level security', async () => {
    const grants = await owner`
      select c.oid::regclass::text as "table", r.rolname as role, a.privilege_type as verb
        from pg_class c cross join lateral aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
       where c.relnamespace::regnamespace::text = any (${SCHEMAS}) and r.rolname <> 'postgres'
         and a.privilege_type in ('TRUNCATE', 'TRIGGER', 'REFERENCES', 'MAINTAIN')`
    expect([...grants]).toEqual([])
  })

  it('do not let authenticated write owners, authors or columns that the server computes', async () => {
    const columns = names(owner`
      select a.attrelid::regclass || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace::regnamespace::text = any (${SCHEMAS}) and c.relkind = 'r' and a.attnum > 0
         and a.attname in ('owner_id', 'author_id', 'edited_by', 'revision', 'created_at', 'updated_at', 'source_identifier', 'search', 'company_id', 'status', 'email')
         and (has_column_privilege('authenticated', c.oid, a.attnum, 'INSERT') or has_column_privilege('authenticated', c.oid, a.attnum, 'UPDATE'))
         and c.relname <> 'companies'
         -- Staff file for another company, which private.set_project_company refuses to everyone else.
         and not (c.oid = 'public.projects'::regclass and a.attname = 'company_id'
           and not has_column_privilege('authenticated', c.oid, a.attnum, 'UPDATE'))`)
    expect((await columns).filter((column) => !writableColumns.includes(column))).toEqual([])
  })

  it('have an index that begins with each foreign key', async () => {
    const missing = names(owner`
      select k.conrelid::regclass || ' (' || (
          select string_agg(a.attname, ', ') from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any (k.conkey)) || ')' as name
        from pg_constraint k
       where k.contype = 'f' and k.connamespace::regnamespace::text = any (${SCHEMAS})
         and not exists (
           select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
             and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)
       order by 1`)
    expect(await missing).toEqual([])
  })

  it('have a comment when they are more than a list of names', async () => {
    const silent = names(owner`
      select c.oid::regclass as name from pg_class c
       where c.relnamespace::regnamespace::text = any (${SCHEMAS}) and c.relkind = 'r' and obj_description(c.oid) is null
         and c.relname not in ('manuscript_labels', 'manuscript_statuses')`)
    expect(await silent).toEqual([])
  })

  it('are read through views only with the rights of the caller', async () => {
    const views = names(owner`
      select c.oid::regclass as name from pg_class c
       where c.relnamespace::regnamespace::text = any (${SCHEMAS})
         and (c.relkind = 'm' or (c.relkind = 'v' and not coalesce('security_invoker=true' = any (c.reloptions), false)))`)
    expect(await views).toEqual([])
  })
})

describe('policies', () => {
  const ours = () => owner<
    {
      name: string
      roles: string[]
      cmd: string
      qual: string | null
      check: string | null
      table: string
      schema: string
    }[]
  >`
    select schemaname || '.' || tablename || ' ' || policyname as name, roles::text[] as roles, cmd, qual, with_check as check,
      tablename as table, schemaname as schema from pg_policies`

  it('name their roles, and never public', async () => {
    expect(
      (await ours())
        .filter(
          ({ roles, cmd, schema, table }) =>
            roles.includes('public') ||
            (roles.includes('anon') && !(cmd === 'SELECT' && PUBLIC_TABLES.includes(`${schema}.${table}`))),
        )
        .map(({ name }) => name),
    ).toEqual([])
  })

  it('restrict new rows', async () => {
    const loose = (await ours()).filter(
      (policy) => policy.cmd !== 'SELECT' && policy.cmd !== 'DELETE' && policy.check === null,
    )
    expect(loose.map(({ name }) => name)).toEqual([])
  })

  it('are one verb each, named <table>_<verb>', async () => {
    const violations = (await ours()).filter(
      (policy) =>
        policy.cmd === 'ALL' ||
        (SCHEMAS.includes(policy.schema) &&
          !policy.name.endsWith(` ${policy.table}_${policy.cmd.toLowerCase()}`)),
    )
    expect(violations.map(({ name }) => name)).toEqual([])
  })

  it('call functions once per statement, and never read data that a person can write', async () => {
    const expressions = (await ours()).flatMap(({ name, qual, check }) =>
      [qual, check].map((text) => ({ name, text: text ?? '' })),
    )
    const bare = expressions.filter(({ text }) =>
      /(?<!SELECT )(auth\.(uid|jwt|role|email)|private\.(can|my_\w+))\(/.test(text),
    )
    const trusting = expressions.filter(({ text }) =>
      /user_metadata|raw_user_meta|auth\.role\(|app_metadata/.test(text),
    )
    expect([...bare, ...trusting].map(({ name }) => name)).toEqual([])
  })

  it('filter on columns that begin an index', async () => {
    const missing = names(owner`
      select c.oid::regclass || '.' || a.attname as name
        from pg_policy p join pg_class c on c.oid = p.polrelid
        join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid and d.refobjid = c.oid and d.refobjsubid > 0
        join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
       where c.relnamespace::regnamespace::text = any (${SCHEMAS})
         and not exists (select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum)
       group by 1`)
    // The rows of one project, which its index finds, are narrowed to delivered ones; those of one item to
    // footnotes and own comments.
    expect(await missing).toEqual([
      'item_comments.kind',
      'project_attachments.delivered_at',
      'project_attachments.kind',
      'project_events.is_internal',
    ])
  })
})

describe('functions', () => {
  it('are not in an exposed schema', async () => {
    const exposed = names(
      owner`select p.oid::regprocedure as name from pg_proc p where p.pronamespace::regnamespace::text = 'public'`,
    )
    expect(await exposed).toEqual([])
  })

  it('fix their search path, or resolved all names when they were created', async () => {
    const loose = names(owner`
      select p.oid::regprocedure as name from pg_proc p
       where p.pronamespace::regnamespace::text = any (${SCHEMAS}) and (p.prosecdef or p.prosqlbody is null)
         and not coalesce('search_path=""' = any (p.proconfig), false)`)
    expect(await loose).toEqual([])
  })

  it('cannot be executed without an explicit grant, by anon none', async () => {
    const open = names(owner`
      select p.oid::regprocedure as name from pg_proc p
       where p.pronamespace::regnamespace::text = any (${SCHEMAS})
         and (has_function_privilege('anon', p.oid, 'EXECUTE') or p.proacl is null)`)
    expect(await open).toEqual([])
  })

  it('for visitors are executed by the login role of the API only (R-427, R-442, R-445, R-684, R-687, R-773, R-920)', async () => {
    const own = await names(owner`
      select p.oid::regprocedure as name from pg_proc p cross join lateral aclexplode(p.proacl) a
       where a.grantee = 'quillport_api'::regrole order by 1`)
    expect(own).toEqual([
      'private.unsubscribe(uuid,text)',
      'private.claim_weekly_export()',
      'private.settle_weekly_export(uuid,uuid,text)',
      'private.keep_weekly_export(uuid,uuid,uuid,text,text,text)',
      'private.store_inbound(text,text,text,boolean,bytea)',
      'private.open_mail_link(text,text)',
      'private.receive_contact(jsonb,text)',
      ...DEMO_VISITOR_FUNCTIONS, // template areas
      'private.order_plan(jsonb,text)',
    ])
  })

  it('with definer rights that authenticated may execute check the caller', async () => {
    const blind = names(owner`
      select p.oid::regprocedure as name from pg_proc p
       where p.pronamespace::regnamespace::text = any (${SCHEMAS}) and p.prosecdef and p.prorettype <> 'trigger'::regtype
         and has_function_privilege('authenticated', p.oid, 'EXECUTE')
         and p.prosrc !~ 'auth\\.uid\\(\\)|private\\.(can|lock_project|may_share|my_id|my_role|readable_manuscripts|writable_manuscripts)\\('`)
    // Returns the name of an author for an id that only readers of the text have.
    expect(await blind).toEqual(['private.name_of(uuid)'])
  })
})

describe('login roles', () => {
  it('own nothing and may only become their intended roles', async () => {
    const members = await owner`
      select m.rolname as login, r.rolname as role, a.inherit_option as inherits
        from pg_auth_members a join pg_roles m on m.oid = a.member join pg_roles r on r.oid = a.roleid
       where m.rolname in ('quillport_api', 'quillport_worker') order by 1, 2`
    expect([...members]).toEqual([
      { login: 'quillport_api', role: 'anon', inherits: false },
      { login: 'quillport_api', role: 'authenticated', inherits: false },
      { login: 'quillport_worker', role: 'service_role', inherits: false },
    ])
    const powers = await owner`
      select rolname from pg_roles where rolname in ('quillport_api', 'quillport_worker')
        and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication or rolinherit)`
    expect([...powers]).toEqual([])
  })

  it('read no table of the project without a change of role', async () => {
    const readable = names(owner`
      select c.oid::regclass as name from pg_class c
       where c.relkind in ('r', 'v') and c.relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')
         and c.relnamespace::regnamespace::text !~ '^(pg_|extensions)' and has_schema_privilege('quillport_api', c.relnamespace, 'USAGE')
         and has_table_privilege('quillport_api', c.oid, 'SELECT')`)
    expect(await readable).toEqual([])
  })
})

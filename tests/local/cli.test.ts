import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate, migrationFiles, seed } from '../../local/postgres/migrations.ts'
import { projectRoot } from '../../local/settings.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { startTestSupabase } from '../support/supabase.ts'

let database: TestDatabase
let workdir: string

beforeAll(async () => {
  database = await createTestDatabase()
  // The CLI writes files beside the project, so it gets a copy.
  workdir = mkdtempSync(join(tmpdir(), 'quillport-cli-'))
  mkdirSync(join(workdir, 'supabase'))
  for (const name of ['config.toml', 'templates', 'migrations', 'seed', 'functions']) {
    cpSync(join(projectRoot, 'supabase', name), join(workdir, 'supabase', name), { recursive: true })
  }
})
afterAll(async () => {
  await database.drop()
  rmSync(workdir, { recursive: true, force: true })
})

/** Runs the Supabase CLI against a database and returns its output. */
async function supabase(url: string, ...args: string[]): Promise<string> {
  const program = join(projectRoot, 'node_modules/.bin/supabase')
  const { stdout, stderr } = await promisify(execFile)(
    program,
    [...args, '--workdir', workdir, `--remote=${url}`],
    {
      env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1' },
      timeout: 150_000,
      maxBuffer: 10_000_000,
    },
  )
  return stdout + stderr
}

describe('the Supabase CLI', () => {
  it('lists the same applied migrations as the embedded runner', async () => {
    const list = await supabase(database.url('postgres'), 'migration', 'list')
    expect(list).not.toContain('WARN')
    for (const { version } of migrationFiles()) {
      expect(list).toMatch(new RegExp(`\`${version}\`\\s*\\|\\s*\`${version}\``))
    }
    const push = await supabase(database.url('postgres'), 'db', 'push', '--yes', '--include-seed')
    expect(push).toContain('up to date')
  })

  it('warns only of rules of rows, whose names were resolved when they were created', async () => {
    const advice = await supabase(database.url('postgres'), 'db', 'advisors', '--level', 'warn')
    // With a search path of its own, Postgres would call the rule for each row instead of inlining it.
    const rules = ['is_readable_project', 'works_on', 'can_in_state', 'is_readable_team_conversation']
    expect([...advice.matchAll(/"detail": "(.*)"/g)].map(([, detail]) => detail)).toEqual(
      rules.map((name) => `Function \`private.${name}\` has a role mutable search_path`),
    )
  })

  it('generates types of the public tables', async () => {
    const types = await supabase(database.url('postgres'), 'gen', 'types', '--schema', 'public')
    expect(types).toContain('export type Database')
    for (const table of ['profiles', 'manuscripts', 'imports']) expect(types).toContain(`"${table}": {`)
  })

  it('pushes everything into a new database, and the embedded runner continues with it', async () => {
    const [{ count: tables = 0 } = {}] =
      await database.owner`select count(*)::int from pg_tables where schemaname = 'public'`
    const fresh = await createTestDatabase({ template: 'bare' })
    try {
      const push = await supabase(fresh.url('postgres'), 'db', 'push', '--yes', '--include-seed')
      expect(push).toContain('Finished')
      const [row] =
        await fresh.owner`select count(*)::int as tables from pg_tables where schemaname = 'public'`
      expect(row?.tables).toBe(tables)
      expect(await migrate(fresh.owner)).toEqual([])
      expect(await seed(fresh.owner)).toEqual([])
    } finally {
      await fresh.drop()
    }
  })

  it('resets a database in use, and its accounts sign in again', async () => {
    const running = await startTestSupabase({
      without: ['storage', 'realtime'],
      functionsDir: '/nonexistent',
    })
    try {
      await running
        .service()
        .auth.admin.createUser({ email: 'soon-gone@example.test', password: 'soon to be gone' })
      await supabase(running.database.url('postgres'), 'db', 'reset', '--yes')
      const emails = await running.database.owner`select email from auth.users`
      expect(emails.map(({ email }) => email)).not.toContain('soon-gone@example.test')
      const credentials = { email: 'auth@demo.com', password: 'quillport-demo' }
      expect((await running.client().auth.signInWithPassword(credentials)).error).toBeNull()
    } finally {
      await running.close()
    }
  })
})

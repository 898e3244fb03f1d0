import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../../local/settings.ts'
import { createApiCaller } from '../../scripts/lib/call-api.ts'
import { connectSupabase } from '../../scripts/lib/connect.ts'
import type { ExportOptions } from '../../scripts/lib/export-arguments.ts'
import { exportManuscript } from '../../scripts/lib/export-manuscript.ts'
import { presetChoices } from '../../supabase/functions/_shared/compile/presets.ts'
import { collectionResponse } from '../../supabase/functions/_shared/contract/manuscripts.ts'
import { readDocx } from '../support/compile/read-files.ts'
import { readScriv } from '../support/compile/read-scriv.ts'
import { longNovel } from '../support/scrivener/long-novel.ts'
import { writeProject } from '../support/scrivener/write-project.ts'
import { type Copy, createCopy } from './support/copy.ts'
import { accessTo, runImport } from './support/run-import.ts'

let copy: Copy
let file: string

beforeAll(async () => {
  copy = await createCopy()
  file = join(copy.folder, 'Novel.scriv.zip')
  writeFileSync(file, longNovel({ documents: 12, words: 500, ballast: 0 }))
  await copy.start()
})
afterAll(() => copy.close())

describe('npm run import', () => {
  const cli = (...args: string[]) =>
    new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/import.ts', ...args], {
        cwd: projectRoot,
        env: copy.env,
      })
      let out = ''
      let err = ''
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        out += text
      })
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        err += text
      })
      child.once('close', (code) => resolve({ code, out, err }))
    })

  it('prints the import and its receipt as JSON, and progress on stderr', async () => {
    const { code, out, err } = await cli(file, '--as', 'user@demo.com', '--title', 'Mine')
    expect(err).toContain('completed')
    expect(code).toBe(0)
    const answer = JSON.parse(out)
    expect(answer.import).toMatchObject({ status: 'completed', manuscriptTitle: 'Mine' })
    expect(answer.entries).toHaveLength(answer.import.progress.total)
  })

  it('refuses a file that is no archive and exits non-zero', async () => {
    const { code, out, err } = await cli(write('fake.zip', 'Once upon a time'), '--as', 'auth@demo.com')
    expect(err).toMatch(/zip/i)
    expect(JSON.parse(out).import).toMatchObject({ status: 'failed' })
    expect(code).toBe(1)
  })

  it.each([
    ['a missing file', () => ({ file: join(copy.folder, 'none.zip') }), /does not exist/],
    ['another kind of file', () => ({ file: write('novel.rar', 'x') }), /Only \.zip files are allowed/],
    ['50 MB', () => ({ file: write('large.zip', Buffer.alloc(50 * 1024 * 1024)) }), /less than 50MB/],
    ['a wrong password', () => ({ password: 'wrong' }), /Signing in as auth@demo.com failed/],
  ])('fails with an exit code for %s', async (_what, make, message) => {
    await expect(runImport(copy, { file, ...make() })).rejects.toMatchObject({
      message: expect.stringMatching(message),
      exitCode: 1,
    })
  })

  it('prints its usage after wrong arguments', async () => {
    expect(await cli(file)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('--as <email>') })
  })

  function write(name: string, content: string | Buffer): string {
    const path = join(copy.folder, name)
    writeFileSync(path, content)
    expect(readFileSync(path).length).toBeGreaterThan(0)
    return path
  }
})

describe('an export of the running app (R-729)', () => {
  it('writes an imported manuscript as docx and as a copy of its project (R-730), for its reader only (R-726)', async () => {
    const archive = writeProject({ name: 'Small' })
    const small = join(copy.folder, 'Small.scriv.zip')
    writeFileSync(small, archive)
    const { record } = await runImport(copy, { file: small })
    const write = async (options: Partial<ExportOptions>) => {
      const out = join(copy.folder, `Small.${options.format ?? 'output'}`)
      const manuscript = String(record.manuscriptId)
      await exportManuscript({ ...accessTo(copy), manuscript, out, ...options }, () => undefined)
      return new Uint8Array(readFileSync(out))
    }
    expect(await readDocx(await write({ format: 'docx' }))).toEqual(
      expect.arrayContaining(['Il pleuvait sur le port — encore.', '« Déjà ? » dit-elle…', 'Œuvre à €5.']),
    )
    expect(await readScriv(await write({ format: 'scriv' }))).toEqual(await readScriv(archive))
    const { auth } = await connectSupabase(accessTo(copy))
    const { data } = await auth.signInWithPassword(accessTo(copy))
    const call = createApiCaller(accessTo(copy).appUrl, async () => data.session?.access_token ?? '')
    const choices = presetChoices('reading', 'en')
    await call('POST', `/manuscripts/${record.manuscriptId}/outputs`, {
      name: 'For print',
      preset: 'reading',
      format: 'md',
      choices: { ...choices, separator: '~ ~ ~', matter: { ...choices.matter, hasTitlePage: false } },
    })
    const text = async (options: Partial<ExportOptions>) => new TextDecoder().decode(await write(options))
    // The choices of an output and its format, or another format with the same choices.
    expect(await text({ output: 'For print' })).toMatch(/^#/)
    const plain = await text({ output: 'For print', format: 'txt' })
    expect(plain).not.toMatch(/^#/)
    expect(plain).not.toBe(await text({ format: 'txt' }))
    await expect(write({ output: 'For screen' })).rejects.toThrow('There is: “For print”.')
    // A saved search has the items that match it, as on the page.
    for (const [q, wanted] of [
      ['ARRIVEE', 'Il pleuvait sur le port'],
      ['nowhere', null],
    ] as const) {
      const search = { q, label: '', status: '', custom: null }
      const path = `/manuscripts/${record.manuscriptId}`
      const made = collectionResponse.parse(await call('POST', `${path}/collections`, { name: q, search }))
      const parts = { by: 'collection', id: made.collection.id }
      const body = { name: q, preset: 'reading', format: 'md', choices: { ...choices, parts } }
      await call('POST', `${path}/outputs`, body)
      if (wanted) expect(await text({ output: q })).toContain(wanted)
      else await expect(write({ output: q })).rejects.toThrow('No chapter or scene')
    }
    await expect(write({ format: 'txt', email: 'client@demo.com' })).rejects.toThrow('There is nothing here.')
  })
})

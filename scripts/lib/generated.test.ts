import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../../local/settings.ts'
import { findDrift, generated } from './generated.ts'
import { runStep } from './run-step.ts'

const folder = mkdtempSync(join(tmpdir(), 'quillport-drift-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('generated files', () => {
  // Runs the program of `npm run check`, because a test runner orders module exports differently.
  it('are equal to their sources’ output, without leftovers', async () => {
    const program = join(projectRoot, 'node_modules/.bin/tsx')
    const step = { program, args: ['scripts/generate.ts', '--check'], quiet: true, limitMs: 50_000 }
    const { code, output } = await runStep(step)
    expect(code, output).toBe(0)
  })

  it('are reported when outdated, missing or without a source, with the command to run', () => {
    mkdirSync(join(folder, 'made'))
    writeFileSync(join(folder, 'made/good.md'), 'new')
    writeFileSync(join(folder, 'made/stale.md'), 'old')
    writeFileSync(join(folder, 'made/orphan.md'), 'nobody asked')
    const files = {
      'made/good.md': () => 'new',
      'made/stale.md': () => 'new',
      'made/lost.md': () => 'new',
    }
    expect(findDrift(folder, files, ['made'])).toEqual([
      'made/stale.md is out of date: run npm run gen and commit the result.',
      'made/lost.md is missing: run npm run gen and commit the result.',
      'made/orphan.md has no source: delete it.',
    ])
  })

  it('are the API description, the list of screens, the search index and the pictures', () => {
    const paths = Object.keys(generated)
    for (const path of [
      'docs/openapi.json',
      'docs/screens.md',
      'supabase/functions/api/search/screens.gen.ts',
    ])
      expect(paths).toContain(path)
    expect(paths.filter((path) => path.startsWith('public/demo/')).length).toBeGreaterThan(150) // template areas
  })
})

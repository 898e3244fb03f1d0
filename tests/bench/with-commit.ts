import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../../local/settings.ts'

/** Runs work on a checkout of a commit that shares the installed packages, and removes it. */
export async function withCommit<T>(commit: string, work: (root: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'quillport-commit-'))
  const root = join(folder, 'checkout')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, stdio: 'pipe' })
  git('worktree', 'add', '--detach', root, commit)
  try {
    symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
    return await work(root)
  } finally {
    git('worktree', 'remove', '--force', root)
    rmSync(folder, { recursive: true, force: true })
  }
}

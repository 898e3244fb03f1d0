import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../../local/settings.ts'
import {
  type CopyLocation,
  cleanUp,
  clientOf,
  launch,
  newCopyLocation,
  ready,
} from '../../local/testing/copies.ts'

afterAll(cleanUp)

const run = (script: string, { dataDir }: CopyLocation, file: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, file], {
    cwd: projectRoot,
    env: { ...process.env, QUILLPORT_DATA: dataDir },
    encoding: 'utf8',
  })
const addUser = async (location: CopyLocation, email: string) => {
  const { error } = await clientOf(location).auth.admin.createUser({ email, password: 'kept over night' })
  expect(error).toBeNull()
}
const emails = async (location: CopyLocation) => {
  const { data } = await clientOf(location).auth.admin.listUsers({ perPage: 1000 })
  return data.users.map(({ email }) => email)
}

describe('backup and restore (R-544, R-545)', () => {
  it('a backup of a running copy is restored with its rows and files, and a lost database is never replaced', async () => {
    const location = await newCopyLocation()
    const { dataDir } = location
    const file = join(dataDir, '../backup.tar.gz')
    const first = await ready(launch(location))
    await addUser(location, 'before@example.test')
    const bucket = clientOf(location).storage.from('avatars')
    expect(
      (await bucket.upload('kept.png', new Uint8Array([1, 2, 3]), { contentType: 'image/png' })).error,
    ).toBeNull()
    const written = run('backup', location, file)
    expect(written.stderr).toBe('')
    expect(run('backup', location, file).stderr).toContain('exists already')
    await addUser(location, 'after@example.test')
    expect(run('restore', location, file).stderr).toContain('already runs')
    first.child.kill('SIGTERM')
    await first.exit

    renameSync(join(dataDir, 'postgres'), join(dataDir, '../lost'))
    const refused = launch(location)
    expect(await refused.exit).toBe(1)
    expect(refused.output()).toContain('npm run restore')
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
    renameSync(join(dataDir, '../lost'), join(dataDir, 'postgres'))

    expect(run('restore', location, file).stderr).toBe('')
    const second = await ready(launch(location))
    const known = await emails(location)
    expect(known).toContain('before@example.test')
    expect(known).not.toContain('after@example.test')
    const stored = await clientOf(location).storage.from('avatars').download('kept.png')
    expect(new Uint8Array((await stored.data?.arrayBuffer()) ?? [])).toEqual(new Uint8Array([1, 2, 3]))
    second.child.kill('SIGTERM')
    await second.exit
    expect(run('restore', location, file).stderr).toContain('before an earlier restore')
    rmSync(file)
    expect(run('restore', location, file).stderr).toContain('does not exist')
  })
})

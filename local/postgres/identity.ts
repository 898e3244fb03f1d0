import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { StartError } from '../settings.ts'
import type { Binaries } from './binaries.ts'
import { copyBinaries } from './copy-binaries.ts'

/** The user that Postgres programs run as. */
export type Identity = {
  uid: number | null
  binaries: Binaries
  spawn(program: string, args: string[], options?: SpawnOptions): ChildProcess
  /** Changes the owner of a path, so that the server can write it. */
  own(path: string): void
}

const nobody = 65_534
const asNobody = { uid: nobody, gid: nobody }

/**
 * Postgres refuses root, so it runs as nobody. Where nobody cannot reach the checkout, it gets copied
 * programs and keeps one capability through setpriv.
 */
export function chooseIdentity(installed: Binaries, dataParent: string): Identity {
  if (typeof process.getuid !== 'function' || process.getuid() !== 0) {
    const plain = (file: string, args: string[], options?: SpawnOptions) => spawn(file, args, options ?? {})
    return { uid: null, binaries: installed, spawn: plain, own: () => undefined }
  }
  const own = (path: string) => chownSync(path, nobody, nobody)
  const runs = spawnSync(installed.postgres, ['--version'], { ...asNobody, cwd: '/' }).status === 0
  const binaries = runs ? installed : copyBinaries(installed)
  if (canEnter(dataParent)) {
    return {
      uid: nobody,
      binaries,
      spawn: (file, args, options) => spawn(file, args, { ...options, ...asNobody }),
      own,
    }
  }
  const drop = [
    `--reuid=${nobody}`,
    `--regid=${nobody}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ]
  if (spawnSync('setpriv', [...drop, binaries.postgres, '--version'], { cwd: '/' }).status !== 0) {
    throw new StartError(
      `Postgres does not run as root, and no other user can reach ${dataParent}.\n` +
        'Start Quillport as a normal user, or set QUILLPORT_DATA to a folder that other users may enter.',
    )
  }
  return {
    uid: nobody,
    binaries,
    spawn: (file, args, options) => spawn('setpriv', [...drop, file, ...args], options ?? {}),
    own,
  }
}

const canEnter = (folder: string) =>
  spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], { ...asNobody, cwd: '/' }).status === 0

import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { StartError } from '../settings.ts'

/** Starts a program as whoever Postgres may run as here. */
export type Identity = {
  uid: number | null
  spawn(program: string, args: string[], options?: SpawnOptions): ChildProcess
  /** Gives a path to that user, so that the server can write it. */
  own(path: string): void
}

const nobody = 65_534

/**
 * Postgres refuses to run as root: as root it is given the uid of nobody. Where that uid cannot reach the checkout
 * (a home folder closed to others), it also keeps the one capability that lets it pass, through setpriv.
 */
export function chooseIdentity(program: string, dataDir: string): Identity {
  if (typeof process.getuid !== 'function' || process.getuid() !== 0) {
    return {
      uid: null,
      spawn: (file, args, options) => spawn(file, args, options ?? {}),
      own: () => undefined,
    }
  }
  const own = (path: string) => chownSync(path, nobody, nobody)
  const asNobody = { uid: nobody, gid: nobody }
  const reachable =
    spawnSync(program, ['--version'], { ...asNobody, cwd: '/' }).status === 0 &&
    spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', dataDir], { ...asNobody, cwd: '/' }).status === 0
  if (reachable) {
    return {
      uid: nobody,
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
  if (spawnSync('setpriv', [...drop, program, '--version'], { cwd: '/' }).status !== 0) {
    throw new StartError(
      `Postgres does not run as root, and no other user can reach ${dataDir}.\n` +
        'Start Quillport as a normal user, move the checkout out of a closed folder, or install util-linux (setpriv).',
    )
  }
  return {
    uid: nobody,
    spawn: (file, args, options) => spawn('setpriv', [...drop, file, ...args], options ?? {}),
    own,
  }
}

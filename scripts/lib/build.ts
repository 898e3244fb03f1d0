import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isAlive } from '../../local/processes.ts'
import { projectRoot, StartError } from '../../local/settings.ts'

const sources = [
  'src',
  'public',
  'locales',
  'supabase/functions/_shared',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'tsconfig.base.json',
  'package-lock.json',
]
const packed = new Set(['.js', '.css', '.svg', '.json', '.mjs', '.wasm', '.txt', '.webmanifest'])
const stamp = '.quillport-build'

/** The folder of the built app. */
export const distDir = join(projectRoot, 'dist')

/**
 * Builds the app when its sources have changed, and returns true if it built. The build is independent of the
 * Supabase project, which the server adds.
 */
export async function buildApp(onStart: () => void = () => undefined): Promise<boolean> {
  const hash = hashSources()
  const stampFile = join(distDir, stamp)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return false
  onStart()
  // Builds into a temporary folder and moves it when complete, so that a failed build keeps the last good
  // one.
  const cache = join(projectRoot, 'node_modules/.cache')
  removeAbandoned(cache)
  const temporary = join(cache, `quillport-build-${process.pid}`)
  rmSync(temporary, { recursive: true, force: true })
  mkdirSync(temporary, { recursive: true })
  try {
    await runVite(temporary)
    compress(temporary)
    writeFileSync(join(temporary, stamp), hash)
    const old = `${temporary}-old`
    if (existsSync(distDir)) renameSync(distDir, old)
    renameSync(temporary, distDir)
    rmSync(old, { recursive: true, force: true })
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
  return true
}

/** Removes the temporary folders of killed builds. */
function removeAbandoned(cache: string): void {
  if (!existsSync(cache)) return
  for (const name of readdirSync(cache)) {
    const pid = /^quillport-build-(\d+)/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(cache, name), { recursive: true, force: true })
  }
}

async function runVite(outDir: string): Promise<void> {
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js')
  const child = spawn(
    process.execPath,
    [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: projectRoot,
      // Set here, because a test runner sets another value, which would bundle development builds of
      // libraries.
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new StartError(`The app could not be built:\n${output.trim()}`)
}

/** Writes compressed copies of each text file, so that the server need not compress. */
function compress(folder: string): void {
  for (const file of filesOf(folder)) {
    if (!packed.has(extname(file)) || statSync(file).size < 1024) continue
    const content = readFileSync(file)
    const quality = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }
    writeFileSync(`${file}.br`, brotliCompressSync(content, quality))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 7 }))
  }
}

function hashSources(): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    const path = join(projectRoot, source)
    for (const file of filesOf(path)) {
      if (/\.test\.tsx?$/.test(file)) continue
      hash.update(file.slice(projectRoot.length)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

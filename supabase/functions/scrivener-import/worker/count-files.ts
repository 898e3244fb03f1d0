import { type Measure, measureFile } from '../../_shared/measure/measure-file.ts'
import { bufferedSource } from '../../_shared/scrivener/zip/byte-source.ts'
import type { SliceDeps } from './deps.ts'

/** The number of files that were counted, and of failed ones, which are tried again. */
export type CountResult = { counted: number; failed: number }

type Waiting = { project: string; attachment: string; name: string; size: number; path: string }

const BLOCK = 256 * 1024

/** Counts the waiting files of projects from their stored bytes (decision 0070), until `budgetMs` of work is spent. */
export async function countFiles(
  deps: Pick<SliceDeps, 'asService' | 'store' | 'log' | 'spent' | 'budgetMs'>,
): Promise<CountResult> {
  const result: CountResult = { counted: 0, failed: 0 }
  const end = deps.spent() + deps.budgetMs
  do {
    const [file] = await deps.asService(
      (tx) => tx<Waiting[]>`
        select project_id as project, attachment_id as attachment, name, size::float8 as size, path
          from private.claim_uncounted_file()`,
    )
    if (!file) break
    try {
      const { words, seconds } = await measure(deps, file)
      await deps.asService(
        (tx) => tx`select private.file_counted(${file.project}, ${file.attachment}, ${words}, ${seconds})`,
      )
      result.counted += 1
    } catch (error) {
      deps.log({ requestId: 'count', code: 'file_uncounted', error })
      result.failed += 1
    }
  } while (deps.spent() < end)
  return result
}

function measure({ store }: Pick<SliceDeps, 'store'>, { name, size, path }: Waiting): Promise<Measure> {
  const read = (start: number, end: number) => store.read('project-files', path, start, end)
  return measureFile(bufferedSource({ size, read }, BLOCK), name)
}

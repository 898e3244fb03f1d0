import { MAX_PAGE_SIZE } from '@contract/list.ts'

/** Reads every page of a list, for an export of all rows that match the filters. */
export async function readAllPages<R>(
  read: (page: { page: number; itemsPerPage: number }) => Promise<{ rows: readonly R[]; total: number }>,
): Promise<R[]> {
  const all: R[] = []
  for (let page = 1; ; page += 1) {
    const { rows, total } = await read({ page, itemsPerPage: MAX_PAGE_SIZE })
    all.push(...rows)
    if (rows.length === 0 || all.length >= total) return all
  }
}

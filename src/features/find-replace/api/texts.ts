import type { ItemTexts, itemTextsPage } from '@contract/item-texts.ts'
import { api } from '@/lib/api/api-client.ts'

/** The texts of a manuscript outside the trash, page by page; items without the given words may be left out. */
export async function* textPages(
  manuscriptId: string,
  contains: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<ItemTexts[]> {
  let after: string | undefined
  do {
    const query = { ...(contains === undefined ? {} : { contains }), ...(after ? { after } : {}) }
    const page = await api.get<typeof itemTextsPage>(`/manuscripts/${manuscriptId}/texts`, { query, signal })
    yield page.items
    after = page.next ?? undefined
  } while (after)
}

import type { faqGroupList } from '@contract/demo/pages.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import type { Language } from '@/lib/i18n/language.ts'

/** The groups with matching questions; the previous ones stay visible while the next search runs. */
export const faqGroupsQuery = (q: string, language: Language) =>
  queryOptions({
    queryKey: ['demo', 'faq', language, q],
    queryFn: ({ signal }) => api.get<typeof faqGroupList>('/pages/faq', { query: { q, language }, signal }),
    placeholderData: keepPreviousData,
  })

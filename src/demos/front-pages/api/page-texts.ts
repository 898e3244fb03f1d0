import type { PageTextName, PatchPageTextBody, pageTextResponse } from '@contract/page-texts.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import type { Language } from '@/lib/i18n/language.ts'

const key = (page: PageTextName, language: Language) => ['page-texts', page, language] as const

/** The text of a public page. */
export const publicTextQuery = (page: PageTextName, language: Language) =>
  queryOptions({
    queryKey: key(page, language),
    queryFn: async ({ signal }) =>
      (await api.get<typeof pageTextResponse>('/pages/text', { query: { page, language }, signal })).text,
  })

/** Saves the text of a page; a 409 error carries the text that another person saved first. */
export function usePatchPageText() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: PatchPageTextBody) =>
      (await api.patch<typeof pageTextResponse>('/page-texts', { body })).text,
    onSuccess: (text) => client.setQueryData(key(text.page, text.language), text),
  })
}

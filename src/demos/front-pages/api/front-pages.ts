import type {
  contactBody,
  HelpVotes,
  helpSearchResponse,
  helpVotes,
  landingContent,
} from '@contract/demo/front-pages.ts'
import type { helpArticle, helpCenter } from '@contract/demo/pages.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type * as z from 'zod'
import { api } from '@/lib/api/api-client.ts'
import type { Language } from '@/lib/i18n/language.ts'

const key = (...parts: unknown[]) => ['front-pages', ...parts] as const

/** Reviews and questions of the landing page. */
export const landingQuery = (language: Language) =>
  queryOptions({
    queryKey: key('landing', language),
    queryFn: ({ signal }) =>
      api.get<typeof landingContent>('/pages/landing', { query: { language }, signal }),
  })

/** Topics and articles of the help center. */
export const helpCenterQuery = (language: Language) =>
  queryOptions({
    queryKey: key('help', language),
    queryFn: ({ signal }) =>
      api.get<typeof helpCenter>('/pages/help-center', { query: { language }, signal }),
  })

/** The articles that contain every word; the previous ones stay visible while the next search runs. */
export const articleSearchQuery = (q: string, language: Language) =>
  queryOptions({
    queryKey: key('search', language, q),
    queryFn: ({ signal }) =>
      api.get<typeof helpSearchResponse>('/pages/help-center/search', { query: { q, language }, signal }),
    placeholderData: keepPreviousData,
    enabled: q !== '',
  })

/** A help article by the last part of its path. */
export const articleQuery = (slug: string, language: Language) =>
  queryOptions({
    queryKey: key('article', slug, language),
    queryFn: ({ signal }) =>
      api.get<typeof helpArticle>('/pages/help-center/article', { query: { title: slug, language }, signal }),
  })

/** Delivers a message to the staff. */
export const useSendContact = () =>
  useMutation({
    mutationFn: async (body: z.input<typeof contactBody>) => {
      await api.post('/pages/contact', { body })
    },
  })

/** Stores the vote of this browser and returns the votes of the article. */
export const useHelpVote = (article: string, visitor: string) =>
  useMutation({
    mutationFn: (isHelpful: boolean): Promise<HelpVotes> =>
      api.put<typeof helpVotes>('/pages/help-center/vote', { body: { article, visitor, isHelpful } }),
  })

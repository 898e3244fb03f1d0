import { z } from 'zod'

/** The public pages whose text administrators edit. */
export const PAGE_TEXTS = ['terms', 'privacy', 'imprint'] as const
export type PageTextName = (typeof PAGE_TEXTS)[number]

const language = z.enum(['en', 'fr'])

export const pageText = z.object({
  page: z.enum(PAGE_TEXTS),
  language,
  /** Empty lines separate paragraphs, and headings begin with "# ". */
  body: z.string(),
  revision: z.number().int(),
  updatedAt: z.iso.datetime({ offset: true }),
})
export type PageText = z.infer<typeof pageText>

/** `GET /api/pages/text`, public: the terms for an unknown page, English for an unknown language. */
export const pageTextQuery = z.object({
  page: z.enum(PAGE_TEXTS).catch('terms').default('terms'),
  language: language.catch('en').default('en'),
})
export const pageTextResponse = z.object({ text: pageText })

/** `PATCH /api/page-texts` → `{text}`; 409 with the current `{text}`. */
export const patchPageTextBody = z.object({
  page: z.enum(PAGE_TEXTS),
  language,
  body: z.string().trim().min(1).max(50_000),
  revision: z.number().int().min(0).max(2_147_483_647),
})
export type PatchPageTextBody = z.input<typeof patchPageTextBody>

import type { FoundArticle, LandingContent } from '../../_shared/contract/demo/front-pages.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { literalPattern } from '../../_shared/db/list-query.ts'
import { pictureUrl } from './present.ts'

/** The language of the texts of a public page. */
export type PageLanguage = 'en' | 'fr'

/** The column of a text in a language; a missing French text is the English one. */
export const textIn = (tx: Tx, language: PageLanguage, column: string) =>
  language === 'fr' ? tx`coalesce(${tx(`${column}_fr`)}, ${tx(column)})` : tx`${tx(column)}`

/** Reads reviews and questions of the landing page. */
export async function readLanding(tx: Tx, language: PageLanguage): Promise<LandingContent> {
  const [reviews, questions] = await Promise.all([
    tx<LandingContent['reviews']>`
      select id, name, ${textIn(tx, language, 'role')} as role, ${textIn(tx, language, 'quote')} as quote, rating, avatar
        from demo.landing_reviews order by position`,
    tx<LandingContent['questions']>`
      select id, ${textIn(tx, language, 'question')} as question, ${textIn(tx, language, 'answer')} as answer
        from demo.landing_questions order by position`,
  ])
  return {
    reviews: reviews.map((review) => ({ ...review, avatar: pictureUrl(review.avatar) })),
    questions: [...questions],
  }
}

/** Text as the search columns hold it: lower case, without accents. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Finds the articles that contain every word, those with a word in the title first. */
export async function findArticles(tx: Tx, q: string, language: PageLanguage): Promise<FoundArticle[]> {
  const words = folded(q).split(/\s+/).filter(Boolean).slice(0, 8)
  if (words.length === 0) return []
  const patterns = words.map((word) => literalPattern(word))
  const search = tx(language === 'fr' ? 'a.search_fr' : 'a.search')
  const rows = await tx<FoundArticle[]>`
    select a.slug, ${textIn(tx, language, 'a.title')} as title, ${textIn(tx, language, 'a.subtitle')} as subtitle,
      ${textIn(tx, language, 't.title')} as topic
      from demo.help_articles as a join demo.help_topics as t on t.id = a.topic_id
     where ${search} like all (${patterns}::text[])
     order by split_part(${search}, E'\x1f', 1) like any (${patterns}::text[]) desc, t.position, a.position
     limit 20`
  return [...rows]
}

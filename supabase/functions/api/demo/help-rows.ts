import { sectionsOf } from '../../_shared/contract/demo/page-sections.ts'
import type { HelpArticle, HelpCenter } from '../../_shared/contract/demo/pages.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { type PageLanguage, textIn } from './front-pages-rows.ts'
import { pictureUrl } from './present.ts'

type Card = HelpCenter['popularArticles'][number]
type Link = { slug: string; title: string }
type ArticleRow = Card & {
  topic: string
  author: string
  lastUpdated: string
  body: string
  articleList: Link[]
}
type HelpRows = {
  topics: HelpCenter['allArticles']
  cards: (Card & { isPopular: boolean; isLearning: boolean })[]
}

/** Reads the topics and articles of the help centre. */
export async function readHelp(tx: Tx, language: PageLanguage): Promise<HelpRows> {
  const [topics, cards] = await Promise.all([
    tx<HelpRows['topics']>`
      select ${textIn(tx, language, 't.title')} as title, t.icon,
        json_agg(json_build_object('slug', a.slug, 'title', ${textIn(tx, language, 'a.title')}) order by a.position, a.slug) as articles
        from demo.help_topics as t join demo.help_articles as a on a.topic_id = t.id
       group by t.id order by t.position, t.id`,
    tx<HelpRows['cards']>`
      select a.slug, ${textIn(tx, language, 'a.title')} as title, a.image as img,
        ${textIn(tx, language, 'a.subtitle')} as subtitle, a.is_popular, a.is_learning
        from demo.help_articles as a where a.is_popular or a.is_learning order by a.topic_id, a.position`,
  ])
  return { topics: [...topics], cards: [...cards] }
}

/** Converts rows to the sections of the help centre's page. */
export function presentHelpCenter({ topics, cards }: HelpRows): HelpCenter {
  const pick = (flag: 'isPopular' | 'isLearning') =>
    cards
      .filter((card) => card[flag])
      .map(({ slug, title, img, subtitle }) => ({ slug, title, img: pictureUrl(img), subtitle }))
  return { allArticles: topics, popularArticles: pick('isPopular'), keepLearning: pick('isLearning') }
}

/** Returns an article by its slug; without a slug, the first popular one. */
export async function readArticle(tx: Tx, slug: string, language: PageLanguage): Promise<ArticleRow | null> {
  const [row] = await tx<ArticleRow[]>`
    select a.slug, ${textIn(tx, language, 'a.title')} as title, a.image as img,
      ${textIn(tx, language, 'a.subtitle')} as subtitle, ${textIn(tx, language, 't.title')} as topic, a.author,
      a.updated_on as last_updated, ${textIn(tx, language, 'a.body')} as body,
      coalesce((select json_agg(json_build_object('slug', o.slug, 'title', ${textIn(tx, language, 'o.title')}) order by o.position, o.slug)
        from demo.help_articles as o where o.topic_id = a.topic_id and o.slug <> a.slug), '[]') as article_list
      from demo.help_articles as a join demo.help_topics as t on t.id = a.topic_id
     where ${slug === '' ? tx`a.is_popular` : tx`a.slug = ${slug}`}
     order by a.topic_id, a.position limit 1`
  return row ?? null
}

/** Converts the row of an article to the response, with its text in sections. */
export const presentArticle = ({ body, ...row }: ArticleRow): HelpArticle => ({
  ...row,
  img: pictureUrl(row.img),
  sections: sectionsOf(body),
})

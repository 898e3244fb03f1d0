import { docText } from '@contract/document-text.ts'
import type { ReadBlock } from './file-text.ts'

/** The characters that are enough for a guess. */
const SAMPLE = 20_000
/** The fewest words of a guess; fewer may all be names. */
const FEWEST_WORDS = 20

/** Languages with a script of their own, in the order in which they are tried: Japanese has Chinese characters too. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['he', /\p{Script=Hebrew}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
]

/** The most frequent words of the languages in Latin script. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the and of to in was he she it that his her with had for you at not but they were from this is as on',
  fr: 'le la les de des et un une dans il elle que qui est pas pour sur avec ce se au du ne plus était son sa je',
  de: 'der die das und ein eine ist nicht zu den von mit sie er es sich auf dem im war hatte ich wie aus als',
  es: 'el la los las de que y en un una se no con por su para es lo como más pero había al del le era',
  it: 'il la le di che e un una in non si per con del della era come ma gli sono da al nel più aveva lo i',
  pt: 'o a os as de que e um uma em não se por com para do da no na como mais mas era ele ela ao seu sua',
  nl: 'de het een en van in is dat op te niet zijn met voor was ze hij er maar aan had als om haar naar ook',
  pl: 'i w nie na się z do że to jest jak po co ale o za od by już był była tak przez tylko jego jej go',
}
const SETS = Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(' '))] as const)

/** Guesses the language of a text by its script or its most frequent words; null where no language is clearly ahead. */
export function guessLanguage(blocks: readonly ReadBlock[]): string | null {
  let text = ''
  for (const { node } of blocks) {
    text += `${docText({ type: 'doc', content: [node] })}\n`
    if (text.length > SAMPLE) break
  }
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  for (const [language, script] of SCRIPTS) {
    // Japanese is a mixture; a fifth of its own letters is more than a quoted word.
    if (letters > 0 && (text.match(script)?.length ?? 0) > letters * (language === 'ja' ? 0.2 : 0.5))
      return language
  }
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length < FEWEST_WORDS) return null
  const [best, next] = SETS.map(([language, frequent]) => ({
    language,
    share: words.filter((word) => frequent.has(word)).length / words.length,
  })).sort((a, b) => b.share - a.share)
  return best && next && best.share > 0.15 && best.share > next.share * 1.4 ? best.language : null
}

import { messageWords } from './message-text.ts'

/** Interface words with their replacement: one word per concept. */
const REPLACED = {
  en: [
    ['somebody', 'someone'],
    ['everybody', 'everyone'],
    ['nobody', 'no one'],
    ['meanwhile', 'in the meantime'],
    ['anew', 'again'],
    ['whoever', 'the person who'],
    ['the place', 'Quillport'],
    ['shelf', 'list'],
    ['shelves', 'lists'],
    ['desk', 'page'],
    ['(?<!in-)house', 'agency'],
    ['dealt with', 'processed'],
    ['way of paying', 'payment method'],
    ['taken back', 'withdrawn'],
  ],
  fr: [
    ['entreprises?', 'société'],
    ['État|(?:l’|par )état', 'statut'],
    ['courriels?|mél', 'e-mail'],
    ['dans l’app', 'dans l’application'],
    ['abîmée?s?', 'endommagé'],
    ['(?:la|auteur) maison', 'agence'],
    ['basique', 'essentielle'],
    ['N°|n°', 'nº'],
  ],
} as const

const patterns = (language: 'en' | 'fr') =>
  REPLACED[language].map(([word, better]) => {
    const flags = word.includes('État') ? 'u' : 'iu'
    return { pattern: new RegExp(`(?<![\\p{L}-])(?:${word})(?!\\p{L})`, flags), better }
  })
const PATTERNS = { en: patterns('en'), fr: patterns('fr') }

/** The wording and typography faults of a message, without its id; empty when there are none. */
export function wordingFaults(message: string, language: 'en' | 'fr'): string[] {
  const text = messageWords(message)
  const faults = PATTERNS[language].flatMap(({ pattern, better }) => {
    const found = pattern.exec(text)
    return found ? [`“${found[0]}”: use “${better}”`] : []
  })
  // Inside a plural, # is the count: "#{id}" shows 15024 for the number 5024.
  if (message.includes(', plural,') && /(?<!')#\{/.test(message))
    faults.push("has # before a value in a plural: write '#'")
  if (language === 'fr') faults.push(...frenchTypographyFaults(text))
  else if (text.includes('!')) faults.push('has an exclamation mark')
  return faults
}

function frenchTypographyFaults(text: string): string[] {
  const faults: string[] = []
  if (text.includes("'")) faults.push('has a straight apostrophe: use ’')
  const prose = text.replace(/\b[a-z]+:\/\/\S+|\d:\d/g, '')
  const before = /(?<!(?<!\s)\u202f)[:;?!»]/u.exec(prose)
  if (before) faults.push(`needs one narrow no-break space (U+202F) before ${before[0]}`)
  if (/«(?!\u202f\S)/u.test(prose)) faults.push('needs one narrow no-break space (U+202F) after «')
  return faults
}

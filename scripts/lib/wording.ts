import { messageWords } from './message-text.ts'

/** British spellings with the American one: the beginning of a word, or the whole of it. */
const BRITISH = [
  ['colour\\p{L}*', 'color'],
  ['(?:dis)?favour\\p{L}*', 'favor'],
  ['behaviour\\p{L}*', 'behavior'],
  ['neighbour\\p{L}*', 'neighbor'],
  [
    '(?:organ|recogn|custom|author|synchron|summar|priorit|optim|minim|initial|categor|final)is(?:e|ed|es|er|ing|ations?|able)',
    '-ize',
  ],
  ['analys(?:e|ed|ing)', 'analyze'],
  ['cancell(?:ed|ing)', 'canceled'],
  ['labell(?:ed|ing)', 'labeled'],
  ['travell(?:ed|ing|er)', 'traveled'],
  ['centred?|centres', 'center'],
  ['catalogues?', 'catalog'],
  ['grey', 'gray'],
  ['licences?', 'license'],
  ['fibres?', 'fiber'],
  ['postcodes?', 'postal code'],
  ['programmes?', 'program'],
  ['towards', 'toward'],
  ['telephones?', 'phone'],
] as const

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
    ['e-mail(?:s|ed)?', 'email'],
    ...BRITISH,
  ],
  fr: [
    ['entreprises?', 'société'],
    ['État|(?:l’|par )état', 'statut'],
    ['courriels?|mél', 'e-mail'],
    ['dans l’app', 'dans l’application'],
    ['abîmée?s?', 'endommagé'],
    ['(?:la|auteur) maison', 'agence'],
    ['basique', 'essentiel'],
    ['formules?', 'forfait'],
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
  // '#' and '{' are quoted by straight apostrophes in ICU messages.
  if (text.replace(/'[#{}<>]+'/g, '').includes("'")) faults.push('has a straight apostrophe: use ’')
  if (text.includes('"')) faults.push('has a straight quotation mark: use “ and ”, or « and »')
  if (language === 'fr') faults.push(...frenchTypographyFaults(text))
  else if (text.includes('!')) faults.push('has an exclamation mark')
  return faults
}

function frenchTypographyFaults(text: string): string[] {
  const faults: string[] = []
  const prose = text.replace(/\b[a-z]+:\/\/\S+|\d:\d/g, '')
  const before = /(?<!(?<!\s)\u202f)[:;?!»]/u.exec(prose)
  if (before) faults.push(`needs one narrow no-break space (U+202F) before ${before[0]}`)
  if (/«(?!\u202f\S)/u.test(prose)) faults.push('needs one narrow no-break space (U+202F) after «')
  return faults
}

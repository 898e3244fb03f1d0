/** The text with a capital first letter, as an option of a list begins in every language. */
export const capitalized = (text: string, locale: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

/** A suffix of LibreOffice for a style of a file whose name is also that of one of its own. */
const NAME_END = '(?: \\(user\\))?$'

/**
 * The styles of code and fixed-pitch text as Word, LibreOffice, pandoc and our exports name them. "Plain Text" is the look
 * of whole manuscripts.
 */
export const CODE_STYLE = new RegExp(
  `^(?:(?:source )?code|verbatim(?: char)?|html (?:preformatted|code)|preformatted text|source text)${NAME_END}`,
  'i',
)

/** The styles of a line across the page. */
export const RULE_STYLE = new RegExp(`^(?:rule|horizontal (?:line|rule))${NAME_END}`, 'i')

/** The style of the paragraphs of header cells. */
export const HEADER_CELL_STYLE = new RegExp(`^table heading${NAME_END}`, 'i')

/** True for the text of a paragraph that may be a rule: none, or the one that our exports draw a rule with. */
export const isRuleText = (text: string): boolean => /^\s*(?:\* \* \*)?\s*$/.test(text)

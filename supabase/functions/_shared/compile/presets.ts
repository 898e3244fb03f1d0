import type { CompileChoices, ExportFormat, PresetName } from '../contract/compile.ts'

const book: CompileChoices = {
  parts: { by: 'all' },
  ignoresFlag: false,
  chapterTitles: 'title',
  numbering: 'arabic',
  sceneTitles: false,
  separator: '* * *',
  hasContents: false,
  header: 'title',
  footer: 'page',
  notes: 'footnotes',
  hasComments: false,
  language: null,
  quotes: 'keep',
  page: 'a5',
  layout: 'book',
  hasParagraphNumbers: false,
  matter: { hasTitlePage: true, contact: '', copyright: '', dedication: '', alsoBy: '', end: '' },
}

/** The choices of each built-in preset. */
export const PRESETS: Readonly<Record<PresetName, CompileChoices>> = {
  // The manuscript format of William Shunn: agents and magazines expect it.
  manuscript: {
    ...book,
    chapterTitles: 'number-and-title',
    separator: '#',
    header: 'author-title-page',
    footer: 'none',
    notes: 'endnotes',
    page: 'letter',
    layout: 'manuscript',
    matter: { ...book.matter, end: 'END' },
  },
  reading: book,
  ebook: { ...book, hasContents: true, header: 'none', footer: 'none', notes: 'endnotes' },
  proof: {
    ...book,
    chapterTitles: 'number-and-title',
    sceneTitles: true,
    hasComments: true,
    page: 'a4',
    layout: 'review',
    hasParagraphNumbers: true,
  },
}

/** The format that a preset suggests. */
export const PRESET_FORMAT: Readonly<Record<PresetName, ExportFormat>> = {
  manuscript: 'docx',
  reading: 'pdf',
  ebook: 'epub',
  proof: 'docx',
}

/** A copy of a preset that may be changed, for a manuscript in a language. */
export function presetChoices(name: PresetName, language: string): CompileChoices {
  const choices = structuredClone(PRESETS[name])
  // Letter is the paper of North America; Shunn's other measures hold on A4 as well.
  const usesLetter = /^en(-(US|CA|PH))?$/.test(language) || /^(es-MX|fr-CA)$/.test(language)
  if (choices.page === 'letter' && !usesLetter) choices.page = 'a4'
  if (choices.matter.end !== '' && /^fr\b/.test(language)) choices.matter.end = 'FIN'
  return choices
}

/** The marker of a line outside the template areas that only they need, in a comment at its end. */
const marked = /(?:(?:\/\/|--) template areas|\{\/\* template areas \*\/\}|<!-- template areas -->(?: \|)?)$/

const owned: readonly RegExp[] = [
  /^src\/demos\//,
  /^(?:local|scripts|supabase|tests)\/(?:.*\/)?demo\//,
  /^supabase\/(?:migrations|seed)\/\d+_demo[_.]/,
  /^public\/(?:demo|media)\//,
  /^docs\/decisions\/(?:0015|0034|0062)-/,
]

/** Returns whether a file belongs to the template areas only; `areas` are the locale files of their screens. */
export const isOfTemplateAreas = (path: string, areas: readonly string[]): boolean =>
  owned.some((pattern) => pattern.test(path)) ||
  areas.includes(/^locales\/(?:en|fr)\/([a-z-]+)\.json$/.exec(path)?.[1] ?? '')

/** Returns whether code loads or shows messages of a locale file: by its path, by an id, or in the list of an area. */
export const namesMessagesOf = (area: string, code: string): boolean =>
  new RegExp(`/${area}\\.json'|['"\`]${area}\\.[a-z]|\\bmessages: \\[[^\\]]*'${area}'`).test(code)

/** The text without its marked lines. */
export const withoutMarkedLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !marked.test(line))
    .join('\n')

/** The requirements without those that are not kept, and without the headings of the sections that are then empty. */
export const withoutRequirements = (text: string, isKept: (id: string) => boolean): string =>
  text
    .replace(/^- \*\*(R-\d{3})\*\* (?:.|\n(?!\n|- |#))*\n/gm, (rule, id: string) => (isKept(id) ? rule : ''))
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^#{2,} [^\n]*\n+(?=#{2} |$(?![\s\S]))/gm, '')

/** The scripts of package.json without those whose file is in a folder of the template areas. */
export const withoutScripts = (scripts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(scripts).filter(([, command]) => !/ scripts\/demo\//.test(command)))

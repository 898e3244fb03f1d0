/** The most names of one item. */
const MOST_NAMES = 30

/**
 * The names of an item: its title and its aliases, which are separated by line breaks, commas or semicolons. The list of
 * its mentions and the names in the text have the same ones.
 */
export function itemNames({ title, aliases }: { title: string; aliases: string | null }): string[] {
  const names = [title, ...(aliases ?? '').split(/[,;\n、，；]/)].map((name) => name.trim())
  return [...new Set(names)].filter((name) => /[\p{L}\p{N}]/u.test(name)).slice(0, MOST_NAMES)
}

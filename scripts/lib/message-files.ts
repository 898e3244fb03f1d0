import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../local/settings.ts'

/** Writes the types of the files of the English messages by area, from which the message ids are made. */
export function messageFiles(): string {
  const areas = readdirSync(join(projectRoot, 'locales/en'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort()
  return [
    '// Made from the files of locales/en by `npm run gen`; do not edit.',
    '/** The English messages of each area. */',
    'export type MessageFiles = {',
    ...areas.map((area) => `  '${area}': typeof import('@locales/en/${area}.json')`),
    '}',
    '',
  ].join('\n')
}

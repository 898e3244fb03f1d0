import type { Sql } from 'postgres'
import { OTHER, SUBJECT } from '../ids.ts'

/** Files of kanban cards: with a row, with an object only, and neither. */
export const boardFile = {
  stored: '0e0b0000-0000-4000-8000-000000000001',
  uploaded: '0e0b0000-0000-4000-8000-000000000002',
  fresh: '0e0b0000-0000-4000-8000-000000000003',
} as const

/** The name of a file in the bucket of the kanban cards. */
export const boardObject = (person: string, file: keyof typeof boardFile): string =>
  `${person}/${boardFile[file]}`

/** Stores files of kanban cards for the subject and another person. */
export async function buildBoards(owner: Sql): Promise<void> {
  for (const [person, file] of [
    [SUBJECT, 'stored'],
    [SUBJECT, 'uploaded'],
    [OTHER, 'stored'],
  ] as const)
    await owner`insert into storage.objects (bucket_id, name, owner_id) values ('kanban-files', ${boardObject(person, file)}, ${person})`
  await owner`insert into demo.kanban_files (id, item_id, name, path)
    values (${boardFile.stored}, 1, 'notes.txt', ${boardObject(SUBJECT, 'stored')})`
}

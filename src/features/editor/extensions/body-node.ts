import type { Doc } from '@contract/document.ts'
import { getSchema } from '@tiptap/core'
import { Node, type Schema } from '@tiptap/pm/model'
import { fitDocument } from '../model/fit-document.ts'
import { schemaExtensions } from './schema.ts'

let schema: Schema | undefined
const bodySchema = () => {
  schema ??= getSchema(schemaExtensions({ signPicture: async (path) => path, missingText: () => '' }))
  return schema
}

/** A stored body as a document of the editor, without an editor. */
export const bodyNode = (body: Doc | null): Node => Node.fromJSON(bodySchema(), fitDocument(body))

import { z } from 'zod'
import { stripInvisible } from './clean-name.ts'
import { place } from './items.ts'

/** `PUT /api/manuscripts/:id/templates-folder` → `{manuscript}`; null makes its items ordinary ones again. */
export const templatesFolderBody = z.object({ itemId: z.uuid().nullable() })

/** `POST …/items/:itemId/copy` → 201 `{items}`: a copy with all descendants, of the same title, at a position. */
export const copyItemBody = place

/**
 * `POST …/items/:itemId/template` → 201 `{items}`: a copy in the templates folder, which is created with `folderTitle`
 * where the manuscript has none.
 */
export const saveTemplateBody = z.object({ folderTitle: z.string().overwrite(stripInvisible).max(1000) })

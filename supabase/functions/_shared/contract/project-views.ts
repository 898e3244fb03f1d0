import { z } from 'zod'
import { boundedArray, boundedRecord } from './bounded.ts'
import { nameText } from './name-text.ts'

const columnId = z.string().max(40)
/** Search, filters and order as in the address of the list; the app ignores names that it does not have. */
const query = z.string().max(1000)
const columns = z.object({
  /** Columns that differ from the default. */
  shown: boundedRecord(columnId, z.boolean(), 60),
  order: boundedArray(columnId, 60),
})
export type ViewColumns = z.infer<typeof columns>

/** A saved view of the list of requests. */
export const projectView = z
  .object({
    id: z.uuid(),
    name: z.string(),
    query: z.string(),
    columns,
    /** Read by all staff. */
    isShared: z.boolean(),
    /** Own views, shared ones that the caller made, and all shared ones for administrators. */
    canEdit: z.boolean(),
  })
  .meta({ id: 'ProjectView' })
export type ProjectView = z.infer<typeof projectView>

/** `GET /api/projects/views`: own and shared views by name. */
export const projectViewList = z.object({ views: z.array(projectView) })
export const projectViewResponse = z.object({ view: projectView })

/** `POST /api/projects/views` → 201 `{view}`; only staff share. */
export const projectViewBody = z.object({
  id: z.uuid(),
  name: nameText(80),
  query,
  columns: columns.default({ shown: {}, order: [] }),
  isShared: z.boolean().default(false),
})
export type ProjectViewBody = z.input<typeof projectViewBody>

/** `PATCH /api/projects/views/:id`; `DELETE` → 204. */
export const projectViewPatch = z.object({
  name: nameText(80).optional(),
  query: query.optional(),
  columns: columns.optional(),
  isShared: z.boolean().optional(),
})
export type ProjectViewPatch = z.input<typeof projectViewPatch>

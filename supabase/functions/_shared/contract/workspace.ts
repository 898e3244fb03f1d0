import { z } from 'zod'

/** The settings of the whole installation. */
export const workspace = z.object({
  /** False hides the template areas from every role. */
  templateAreas: z.boolean(),
})
export type Workspace = z.infer<typeof workspace>

/** `GET /api/admin/workspace`. */
export const workspaceResponse = z.object({ workspace })

/** `PATCH /api/admin/workspace` → `{workspace}`. */
export const patchWorkspaceBody = workspace
export type PatchWorkspaceBody = z.input<typeof patchWorkspaceBody>

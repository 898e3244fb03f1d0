import { createSetting } from '@/lib/storage/create-setting.ts'

/** The step at which the guided tour was left, or null before the first start and after its end. */
export const leftTourStep = createSetting<string | null>({
  key: 'quillport:tour-step',
  parse: (text) => (text ? text : null),
  format: (step) => step ?? '',
})

/** The number of a step from 1, or null for a step that the tour does not have. */
export function stepNumber(ids: readonly string[], id: string | null): number | null {
  const index = id === null ? -1 : ids.indexOf(id)
  return index === -1 ? null : index + 1
}

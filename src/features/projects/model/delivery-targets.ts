import type { ProjectDetail } from '@contract/projects.ts'

/**
 * The target languages that a new delivery contains at first: those of the undelivered files, else all that are not
 * accepted.
 */
export function targetsToDeliver({
  targets,
  attachments,
}: Pick<ProjectDetail, 'targets' | 'attachments'>): string[] {
  const named = new Set(
    attachments
      .filter(({ kind, deliveredAt }) => kind === 'deliverable' && deliveredAt === null)
      .map(({ targetLanguage }) => targetLanguage),
  )
  const chosen = targets.filter(({ language }) => named.has(language))
  return (chosen.length > 0 ? chosen : targets.filter(({ state }) => state !== 'accepted')).map(
    ({ language }) => language,
  )
}

/** Whether a delivered project has a target language that no delivery contains, so that staff deliver again. */
export const hasTargetToDeliver = ({ status, targets }: Pick<ProjectDetail, 'status' | 'targets'>): boolean =>
  status === 'delivered' && targets.some(({ state }) => state === 'not_started' || state === 'in_progress')

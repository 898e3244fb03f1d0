import type { ActionCheck } from '@contract/action-table.ts'
import type { ProjectState } from '@contract/project-actions.ts'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** Returns why the state of a project does not allow an action; undefined for a possible or forbidden one. */
export function useDisabledReason(): (check: ActionCheck<ProjectState>) => string | undefined {
  const intl = useIntl()
  return useCallback(
    (check) =>
      check.isAllowed || check.code === 'forbidden'
        ? undefined
        : intl.formatMessage({ id: `projects.disabled.${check.state}` }),
    [intl],
  )
}

/** True when the caller lacks the right to an action in any state, so that its control is not shown. */
export const isForbidden = (check: ActionCheck<ProjectState>): boolean =>
  !check.isAllowed && check.code === 'forbidden'

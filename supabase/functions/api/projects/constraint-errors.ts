import { PROJECT_MESSAGES } from '../../_shared/contract/project-fields.ts'
import { invalid } from '../../_shared/http/errors.ts'
import { isDatabaseError } from '../../_shared/http/postgres-errors.ts'

/** The field messages of the constraints that user input can violate. */
const BY_CONSTRAINT: Record<string, Record<string, string>> = {
  projects_due_date: { dueDate: PROJECT_MESSAGES.dueDatePast },
  projects_date_requested: { today: 'This is not the current date in any time zone' },
  projects_latest_after_due: { latestCompletionDate: PROJECT_MESSAGES.latestBeforeDue },
  projects_company_id_fkey: { companyId: 'This company does not exist' },
  projects_reason: { reason: 'Enter a reason' },
  project_deliveries_attachment: { attachmentIds: 'This deliverable does not exist' },
  project_assignees_staff: { uids: 'Requests can only be assigned to active staff' },
  project_attachments_object: { attachments: 'A file was not uploaded' },
}

/** Awaits a write and converts constraint violations to messages at their fields. */
export async function mapConstraintErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    // Only private.freeze_chapters raises this: the manuscript is not the caller's, or has no such item.
    if (error.code === '22023') throw invalid({ chapters: 'This chapter does not exist' })
    const fields = BY_CONSTRAINT[(error as { constraint_name?: string }).constraint_name ?? '']
    throw fields ? invalid(fields) : error
  }
}

const DAY = 86_400_000

/** Refuses a date that is today in no time zone; a browser's clock may be wrong or the request forged. */
export function checkToday(today: string): void {
  const utc = new Date().toISOString().slice(0, 10)
  if (Math.abs(Date.parse(today) - Date.parse(utc)) > DAY) {
    throw invalid({ today: 'This is not the current date in any time zone' })
  }
}

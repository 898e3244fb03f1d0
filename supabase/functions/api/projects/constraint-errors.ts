import type { RefusalReason } from '../../_shared/contract/errors.ts'
import { invalid, refuseField } from '../../_shared/http/errors.ts'
import { isDatabaseError } from '../../_shared/http/postgres-errors.ts'

/** The field and the reason of the constraints that user input can violate. */
const BY_CONSTRAINT: Record<string, readonly [string, RefusalReason]> = {
  projects_due_date: ['dueDate', 'due_date_past'],
  projects_date_requested: ['today', 'not_today'],
  projects_latest_after_due: ['latestCompletionDate', 'latest_before_due'],
  projects_company_id_fkey: ['companyId', 'no_company'],
  projects_reason: ['reason', 'reason'],
  project_deliveries_attachment: ['attachmentIds', 'no_deliverable'],
  project_deliveries_target: ['targetLanguages', 'no_target_language'],
  project_attachments_target: ['targetLanguage', 'no_target_language'],
  company_terms_staff: ['defaultAssigneeId', 'staff_only'],
  project_assignees_staff: ['uids', 'staff_only'],
  absences_staff: ['uid', 'staff_only'],
  absences_user_id_fkey: ['uid', 'staff_only'],
  project_prices_client: ['amount', 'no_decider'],
  project_people_person: ['uids', 'not_in_company'],
  project_comments_body_check: ['body', 'required'],
  project_attachments_object: ['attachments', 'no_file'],
}

/** Awaits a write and converts constraint violations to reasons at their fields. */
export async function mapConstraintErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    // Only private.freeze_chapters raises this: the manuscript is not the caller's, or has no such item.
    if (error.code === '22023') throw refuseField('chapters', 'no_chapter')
    const [field, reason] = BY_CONSTRAINT[(error as { constraint_name?: string }).constraint_name ?? ''] ?? []
    throw field && reason ? invalid({ [field]: reason }) : error
  }
}

const DAY = 86_400_000

/** Refuses a date that is today in no time zone; a browser's clock may be wrong or the request forged. */
export function checkToday(today: string): void {
  const utc = new Date().toISOString().slice(0, 10)
  if (Math.abs(Date.parse(today) - Date.parse(utc)) > DAY) {
    throw refuseField('today', 'not_today')
  }
}

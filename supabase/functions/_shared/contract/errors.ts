/** The codes of refused calls; the app has words for each in both languages (`src/lib/api/refusal.ts`). */
export type RefusalCode =
  | 'invalid_request'
  | 'invalid_json'
  | 'invalid_text'
  | 'unauthenticated'
  | 'forbidden'
  | 'inactive'
  | 'second_factor'
  | 'second_factor_setup'
  | 'not_found'
  | 'conflict'
  | 'in_trash'
  | 'not_in_trash'
  | 'already_exists'
  | 'wrong_state'
  | 'too_large'
  | 'invalid'
  | 'too_many'
  | 'rate_limited'
  | 'storage_full'
  | 'disk_full'
/** Codes that no person causes or meets in a form; the message of what was tried is shown instead. */
export type FaultCode = 'method_not_allowed' | 'internal' | 'unavailable' | 'timeout'
/** A code of the error catalogue. */
export type ErrorCode = RefusalCode | FaultCode

/** Why a call or one of its fields is refused; the app has words for each, and shows those of a field at the field. */
export const REFUSAL_REASONS = [
  'absence_too_long',
  'accepted',
  'address_open',
  'admin_rules',
  'already_owner',
  'company_beyond',
  'company_in_use',
  'contact_email',
  'document_too_long',
  'due_before_sending',
  'due_date_past',
  'due_date_required',
  'email_taken',
  'end_before_start',
  'export_in_app',
  'file_required',
  'file_too_large',
  'file_zip_only',
  'future',
  'invalid_value',
  'is_confirmed',
  'item_in_trash',
  'last_admin',
  'latest_before_due',
  'latest_date_required',
  'no_category',
  'no_chapter',
  'no_client',
  'no_company',
  'no_decider',
  'no_deliverable',
  'no_file',
  'no_item',
  'no_label',
  'no_reader',
  'no_picture',
  'no_project',
  'no_role',
  'no_second_factor',
  'no_status',
  'no_subject',
  'no_target_language',
  'not_in_company',
  'not_today',
  'one_company',
  'only_admin',
  'over_balance',
  'own_account',
  'own_branch',
  'own_category',
  'own_company',
  'own_factor',
  'own_role',
  'own_status',
  'past',
  'permission_taken',
  'person_beyond',
  'price_amount',
  'property_required',
  'reason',
  'recipient_missing',
  'recipient_not_allowed',
  'recipients',
  'recovery_code',
  'required',
  'role_beyond',
  'role_built_in',
  'role_exists',
  'role_in_use',
  'rule_beyond',
  'rule_twice',
  'same_plan',
  'send_time',
  'series_end',
  'service_type_required',
  'staff_only',
  'taken',
  'time_preference_required',
  'title_required',
  'too_complex',
  'too_long',
  'too_many_keywords',
  'unfilled',
  'username_taken',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]
export const isRefusalReason = (text: string): text is RefusalReason =>
  REFUSAL_REASONS.some((reason) => reason === text)

/** The sentences of, which an answer has as its message beside the reason. */
export const FIXED_SENTENCES = {
  title_required: 'Project title is required',
  property_required: 'Property is required',
  service_type_required: 'Service type is required',
  time_preference_required: 'Time preference is required',
  due_date_required: 'Due date is required',
  due_date_past: 'Due date must be today or later',
  latest_date_required: 'Latest completion date is required',
  latest_before_due: 'Latest completion date must be after or equal to the due date',
  unfilled: 'All fields must be filled before sending',
  file_required: 'Please select a file to upload',
  file_zip_only: 'Only .zip files are allowed',
  file_too_large: 'File size must be less than 50MB',
} as const satisfies Partial<Record<RefusalReason, string>>

/** The refusals with fixed bodies; `null` is an empty body. */
const FIXED = {
  calendarUnknown: [400, 'Something Went Wrong'],
  missing: [404, null],
  invoiceUnknown: [404, 'No invoice found with this id'],
  invoiceNotDeleted: [404, { error: 'Something went wrong' }],
  userUnknown: [404, { message: 'User not found' }],
  userNotDeleted: [404, 'User not found'],
} as const satisfies Record<string, readonly [number, string | Record<string, string> | null]>

/** The name of a refusal with a fixed body. */
export type FixedName = keyof typeof FIXED

/** Answers a refusal with a fixed body: exempt from the house's error envelope, a bare sentence as plain text. */
export function fixedResponse(name: FixedName): Response {
  const [status, body] = FIXED[name]
  if (body === null || typeof body === 'string') return new Response(body, { status })
  return Response.json(body, { status })
}

/** Kanban's "generic network error": a 400 that says in a sentence why. */
export function networkError(message: string): Response {
  return Response.json({ message }, { status: 400 })
}

const refusals = {
  missing: [404, 'NOT_FOUND', 'Requested function was not found'],
  boot: [503, 'BOOT_ERROR', 'Function failed to start (please check logs)'],
  exit: [500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)'],
  limit: [
    546,
    'WORKER_LIMIT',
    'Function failed due to not having enough compute resources (please check logs)',
  ],
  body: [413, 'PAYLOAD_TOO_LARGE', 'The request body is larger than 10 MB'],
  slow: [408, 'REQUEST_TIMEOUT', 'The request body did not arrive in time'],
  busy: [503, 'BUSY', 'Too many large requests at once'],
  timeout: [504, 'IDLE_TIMEOUT', 'Function did not answer in time (please check logs)'],
} as const

/** The response for a function that cannot respond, in the format of the hosted runtime. */
export function refuse(kind: keyof typeof refusals): Response {
  const [status, code, message] = refusals[kind]
  return Response.json(
    { code, message },
    {
      status,
      headers: {
        'access-control-allow-origin': '*',
        'sb-error-code': code,
        ...(status === 503 ? { 'retry-after': '2' } : {}),
      },
    },
  )
}

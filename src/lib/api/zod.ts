import { config } from 'zod/v4'

// Zod compiles parsers with `new Function`, which the content security policy blocks and reports even on a
// try.
config({ jitless: true })

export * from 'zod/v4'

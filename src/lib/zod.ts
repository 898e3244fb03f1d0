import { config } from 'zod/v4'

// Its parsers would be compiled with `new Function`, which the content security policy refuses; even trying it is reported.
config({ jitless: true })

// It stands in for the whole library.
export * from 'zod/v4'

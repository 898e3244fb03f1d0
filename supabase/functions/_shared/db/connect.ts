import postgres, { type Sql } from 'postgres'

/**
 * Connects a function to the database by the address of its login role. Statements are prepared except behind a
 * transaction pooler (port 6543), where a connection is another one each time.
 */
export function connect(url: string, options: { max?: number } = {}): Sql {
  return postgres(url, {
    max: options.max ?? 8,
    idle_timeout: 60,
    connect_timeout: 10,
    prepare: new URL(url).port !== '6543',
    onnotice: () => undefined,
    connection: { application_name: 'quillport' },
  })
}

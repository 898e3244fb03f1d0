import type { TransactionSql } from 'postgres'

/** Runs work without the plain indexes of a table and creates them again, which is faster for many rows. */
export async function withoutIndexes(
  tx: TransactionSql,
  table: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const indexes = await tx<{ name: string; definition: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i where i.indrelid = ${table}::regclass and not i.indisunique`
  for (const { name } of indexes) await tx.unsafe(`drop index ${name}`)
  await work()
  await tx.unsafe(`set local maintenance_work_mem = '512MB'`)
  for (const { definition } of indexes) await tx.unsafe(definition)
}

import { defineTable, type MatrixRole, type TableSpec } from '../types.ts'
import { DEMO_READERS, DEMO_WRITERS } from './roles.ts'

/** A table whose rows people add for themselves and no one changes. */
const madeByWizard = (table: string, columns: string, values: string): TableSpec =>
  defineTable<'any'>({
    table: `demo.${table}`,
    relations: ['any'],
    rows: () => 'true',
    insert: () => `insert into demo.${table} (${columns}) values (${values})`,
    set: 'title = title',
    may: {
      select: (role: MatrixRole) => DEMO_READERS.includes(role),
      insert: (role: MatrixRole) => DEMO_WRITERS.includes(role),
    },
  })

const DEAL = 'kind, percent, title, code, services, starts_on, ends_on, audience'
const PROPERTY =
  'lister, lister_name, email, kind, purpose, title, street, postcode, city, country_code, rooms, seats, area_m2, usable_m2, available_on, price_cents'

/** The tables of the wizards. */
export const demoWizardTables: readonly TableSpec[] = [
  madeByWizard(
    'deals',
    DEAL,
    `'percent', 5, 'New', 'NEW-5', '{revision}', '2027-01-01', '2027-01-31', 'everyone'`,
  ),
  madeByWizard(
    'properties',
    PROPERTY,
    `'owner', 'Ada', 'ada@example.org', 'office', 'rent', 'Room', 'Via Po 1', '10124', 'Turin', 'it', 1, 1, 20, 18, '2027-01-01', 100`,
  ),
]

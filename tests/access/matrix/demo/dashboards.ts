import { defineTable, type MatrixRole, type TableSpec } from '../types.ts'

const READ_DEMO: readonly MatrixRole[] = ['admin', 'auth', 'manager', 'user', 'maintainer']

/** A table of figures: read with `read demo`, written by migrations and the seed only. */
const figures = (table: string, column: string, insert: string): TableSpec =>
  defineTable<'any'>({
    table: `demo.${table}`,
    relations: ['any'],
    rows: () => 'true',
    insert: () => `insert into demo.${table} ${insert}`,
    set: `${column} = ${column}`,
    may: { select: (role) => READ_DEMO.includes(role) },
  })

/** The tables of the dashboards. */
export const dashboardTableSpecs: readonly TableSpec[] = [
  figures('daily_figures', 'visits', `(day) values (current_date)`),
  figures('visit_sources', 'visits', `(day, source, visits) values (current_date, 'social', 1)`),
  figures('campaign_months', 'sent', `(month) values ('2020-01-01')`),
  figures('shipments', 'stage', `(country_code, stage, created_on) values ('fr', 'new', current_date)`),
  figures('vehicle_trips', 'stage', `(vehicle_id, stage, stage_minutes) values (1, 'waiting', 1)`),
  figures('webinars', 'title', `(title) values ('New')`),
]

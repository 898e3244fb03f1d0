import postgres, { type Options, type PostgresType } from 'postgres'

const OID = { int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184, numeric: 1700 } as const

const asText = (value: unknown) => String(value)
const toIso = (value: unknown) => (value instanceof Date ? value : new Date(asText(value))).toISOString()

/** Formats a moment as ISO text; a value that is none (`infinity`) stays as Postgres writes it. */
function parseMoment(text: string): string {
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString()
}

/** The column of a field: its name in snake case. */
export const columnOf = postgres.fromCamel

/**
 * The options of a connection whose rows have the contract's format: columns in camel case, moments as ISO text, days as
 * `2026-11-21`, every number as a number. Values inside JSON are not changed.
 */
export const rowFormat = {
  transform: { column: { from: postgres.toCamel } },
  types: {
    moment: { to: OID.timestamptz, from: [OID.timestamptz], serialize: toIso, parse: parseMoment },
    day: { to: OID.date, from: [OID.date], serialize: asText, parse: asText },
    localTime: { to: OID.timestamp, from: [OID.timestamp], serialize: asText, parse: asText },
    wideNumber: { to: OID.int8, from: [OID.int8, OID.numeric], serialize: asText, parse: Number },
  },
} satisfies Options<Record<string, PostgresType>>

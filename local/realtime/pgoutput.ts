/** An inserted row: column names and their text, or null. */
export type InsertedRow = Record<string, string | null>

/** Parses the insert messages of a `pgoutput` stream of protocol version 1 and ignores all others. */
export class InsertReader {
  /** The columns of each relation, which the server sends before its first row. */
  readonly #relations = new Map<number, string[]>()

  read(data: Buffer): InsertedRow | null {
    const kind = String.fromCharCode(data[0] ?? 0)
    if (kind === 'R') this.#relation(new Cursor(data, 1))
    return kind === 'I' ? this.#insert(new Cursor(data, 1)) : null
  }

  #relation(cursor: Cursor): void {
    const id = cursor.int32()
    cursor.text() // Schema and table, ignored because the publication contains one table.
    cursor.text()
    cursor.skip(1)
    const columns = Array.from({ length: cursor.int16() }, () => {
      cursor.skip(1)
      const name = cursor.text()
      cursor.skip(8)
      return name
    })
    this.#relations.set(id, columns)
  }

  #insert(cursor: Cursor): InsertedRow | null {
    const columns = this.#relations.get(cursor.int32())
    if (!columns) return null
    cursor.skip(1)
    const row: InsertedRow = {}
    const count = cursor.int16()
    for (const name of columns.slice(0, count)) {
      const kind = cursor.char()
      row[name] = kind === 't' ? cursor.bytes(cursor.int32()).toString('utf8') : null
    }
    return row
  }
}

class Cursor {
  constructor(
    private readonly data: Buffer,
    private at: number,
  ) {}

  skip(count: number): void {
    this.at += count
  }

  bytes(count: number): Buffer {
    const from = this.at
    this.at += count
    return this.data.subarray(from, this.at)
  }

  char(): string {
    return this.bytes(1).toString('latin1')
  }

  int16(): number {
    return this.bytes(2).readUInt16BE()
  }

  int32(): number {
    return this.bytes(4).readUInt32BE()
  }

  text(): string {
    const end = this.data.indexOf(0, this.at)
    const text = this.data.toString('utf8', this.at, end)
    this.at = end + 1
    return text
  }
}

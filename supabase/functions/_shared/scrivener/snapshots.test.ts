import { describe, expect, it } from 'vitest'
import { matchSnapshots, readSnapshotIndex } from './snapshots.ts'

const index = (...lines: [string, string][]): ReturnType<typeof readSnapshotIndex> =>
  readSnapshotIndex(
    new TextEncoder().encode(
      `<SnapshotIndexes>${lines.map(([title, date]) => `<Snapshot><Title>${title}</Title><Date>${date}</Date></Snapshot>`).join('')}</SnapshotIndexes>`,
    ),
    'index.xml',
  )
const file = (entryIndex: number, name: string) => ({ entryIndex, path: `Snapshots/1.snapshots/${name}.rtf` })

describe('snapshots', () => {
  it('have the title of their time in any zone, oldest first', () => {
    const found = matchSnapshots(
      index(['Second', '2024-05-06 09:08:09 +0200'], ['First', '2006-08-23 19:33:44 +0100']),
      [file(1, '2024-05-06-07-08-09+0000'), file(2, '2006-08-23-19-33-44+0100')],
    )
    expect(found).toEqual([
      { entryIndex: 2, title: 'First', date: '2006-08-23T18:33:44.000Z', styleIds: [] },
      { entryIndex: 1, title: 'Second', date: '2024-05-06T07:08:09.000Z', styleIds: [] },
    ])
  })
  it('take it by the clock when only the zone differs', () => {
    const found = matchSnapshots(
      index(['A', '2024-05-06 07:08:09 +0200'], ['B', '2024-05-07 07:08:09 +0200']),
      [file(1, '2024-05-06-07-08-09-0700'), file(2, '2024-05-07-07-08-09-0700')],
    )
    expect(found.map((snapshot) => [snapshot.title, snapshot.date])).toEqual([
      ['A', '2024-05-06T05:08:09.000Z'],
      ['B', '2024-05-07T05:08:09.000Z'],
    ])
  })
  it('take it by the instant where the clock of two zones was the same', () => {
    const found = matchSnapshots(
      index(['Paris', '2024-05-06 07:08:09 +0200'], ['London', '2024-05-06 07:08:09 +0100']),
      [file(1, '2024-05-06-07-08-09+0100'), file(2, '2024-05-06-07-08-09+0200')],
    )
    expect(found.map((snapshot) => [snapshot.entryIndex, snapshot.title])).toEqual([
      [2, 'Paris'],
      [1, 'London'],
    ])
  })
  it('take what is left over when one is', () => {
    expect(
      matchSnapshots(index(['A', '2024-05-06 10:00:00 +0200']), [file(1, '2024-05-06-07-08-09+0200')])[0]
        ?.title,
    ).toBe('A')
  })
  it('keep the date of the file where the index does not know it', () => {
    const found = matchSnapshots([], [file(1, '2024-05-06-07-08-09+0200'), file(2, 'whatever')])
    expect(found.map((snapshot) => snapshot.date)).toEqual([null, '2024-05-06T05:08:09.000Z'])
  })
})

/** A comment anchored by position: start and length in Scrivener's character count. */
export interface AnchorRange {
  start: number
  length: number
  sourceId: string
}

/** The most overlapping comments at one position, to limit the cost. */
const MAX_LIVE = 50

/** Position anchors, queried in text order so that each is visited only near its range. */
export class AnchorRanges {
  private readonly waiting: AnchorRange[]
  private live: AnchorRange[] = []
  private next = 0

  constructor(ranges: readonly AnchorRange[]) {
    this.waiting = ranges.filter((range) => range.length > 0).sort((a, b) => a.start - b.start)
  }

  /** The anchors over a range; ranges must be queried from start to end. */
  between(start: number, end: number): readonly AnchorRange[] {
    const { waiting } = this
    if (this.live.length > 0) this.live = this.live.filter((range) => range.start + range.length > start)
    for (let range = waiting[this.next]; range && range.start < end; range = waiting[++this.next]) {
      if (range.start + range.length > start && this.live.length < MAX_LIVE) this.live.push(range)
    }
    return this.live
  }
}

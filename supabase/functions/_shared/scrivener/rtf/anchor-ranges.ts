/** A comment anchored by place: start and length in the text as Scrivener counts it. */
export interface AnchorRange {
  start: number
  length: number
  sourceId: string
}

/** Comments over one another at one place: more than any text has would only cost time. */
const MAX_LIVE = 50

/** Anchors by place, asked for in text order, so that each is looked at only while it is near. */
export class AnchorRanges {
  private readonly waiting: AnchorRange[]
  private live: AnchorRange[] = []
  private next = 0

  constructor(ranges: readonly AnchorRange[]) {
    this.waiting = ranges.filter((range) => range.length > 0).sort((a, b) => a.start - b.start)
  }

  /** The anchors over a stretch; stretches must be asked for from the beginning to the end. */
  between(start: number, end: number): readonly AnchorRange[] {
    const { waiting } = this
    if (this.live.length > 0) this.live = this.live.filter((range) => range.start + range.length > start)
    for (let range = waiting[this.next]; range && range.start < end; range = waiting[++this.next]) {
      if (range.start + range.length > start && this.live.length < MAX_LIVE) this.live.push(range)
    }
    return this.live
  }
}

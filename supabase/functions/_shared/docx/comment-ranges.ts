import type { DocxComment, DocxParagraph, DocxPosition } from './docx-types.ts'

type Place = { paragraph: DocxParagraph; at: number }
type Range = { from?: Place; to?: Place; reference?: Place }

/** Collects the texts that comments are about while paragraphs are read. */
export class CommentRanges {
  readonly #ranges = new Map<string, Range>()

  add(id: string, end: keyof Range, place: Place): void {
    const range = this.#ranges.get(id) ?? {}
    range[end] ??= place
    this.#ranges.set(id, range)
  }

  /** The comments with their ranges; one without a range is at its reference. */
  resolve(comments: readonly DocxComment[], paragraphs: readonly DocxParagraph[]): DocxComment[] {
    const indexes = new Map(paragraphs.map((paragraph, index) => [paragraph, index]))
    const position = (place: Place | undefined): DocxPosition | null => {
      const paragraph = place && indexes.get(place.paragraph)
      return place === undefined || paragraph === undefined ? null : { paragraph, at: place.at }
    }
    return comments.map((comment) => {
      const { from, to, reference } = this.#ranges.get(comment.id) ?? {}
      const start = position(from) ?? position(reference)
      const end = position(to) ?? position(reference) ?? start
      return { ...comment, range: start && end ? { from: start, to: end } : null }
    })
  }
}

import { type CharFormat, type ParaFormat, PLAIN, PLAIN_PARA } from './format.ts'

/** The destination of a group's text. */
export type RtfDestination =
  | 'body'
  | 'fonts'
  | 'colours'
  | 'styles'
  | 'lists'
  | 'overrides'
  | 'field'
  | 'instruction'
  | 'picture'
  | 'old_list'
  | 'alternatives'

/** The state that a group may change and its end restores. */
export class GroupState {
  destination: RtfDestination = 'body'
  format: CharFormat = PLAIN
  para: ParaFormat = PLAIN_PARA
  /** The number of fallback characters after each `\u`. */
  unicodeSkip = 1
  /** The code page of the current font, or null for the document's default. */
  codePage: number | null = null

  copy(): GroupState {
    const copy = new GroupState()
    copy.destination = this.destination
    copy.format = this.format
    copy.para = this.para
    copy.unicodeSkip = this.unicodeSkip
    copy.codePage = this.codePage
    return copy
  }
}

import type { DamageCode, TextDamage } from '../text-types.ts'

const MESSAGES: Readonly<Record<DamageCode, string>> = {
  not_rtf: 'The file is not in Rich Text Format; it was read as plain text.',
  unclosed_groups: 'The file ends in the middle: the text up to there was read.',
  stray_closing: 'There is more after the end of the text; it was left out.',
  nesting_too_deep: 'Parts are nested too deeply; their formatting may be lost, their text is kept.',
  too_large: 'The file is too large to be converted; it is kept as it is.',
  too_much_text: 'The text is too long to be converted; the file is kept as it is.',
  broken_picture: 'A picture is damaged and was left out.',
  unsupported_picture: 'A picture is in a format that cannot be shown and was left out.',
  unknown_code_page: 'Some letters are in an unknown encoding and may be wrong.',
  unclosed_marker: 'An annotation or footnote has no end; it was taken to end with the text.',
}

/** Counts what went wrong, one line a kind. */
export class DamageLog {
  private readonly counts = new Map<DamageCode, number>()

  add(code: DamageCode): void {
    this.counts.set(code, (this.counts.get(code) ?? 0) + 1)
  }

  list(): TextDamage[] {
    return [...this.counts].map(([code, count]) => ({ code, message: MESSAGES[code], count }))
  }
}

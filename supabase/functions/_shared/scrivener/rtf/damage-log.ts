import type { DamageCode, TextDamage } from '../text-types.ts'

const MESSAGES: Readonly<Record<DamageCode, string>> = {
  not_rtf: 'The file is not Rich Text Format; it was read as plain text.',
  unclosed_groups: 'The file is incomplete; the text that it contains was read.',
  stray_closing: 'Content after the end of the text was ignored.',
  nesting_too_deep: 'Parts are nested too deeply; their formatting may be lost, their text is kept.',
  too_large: 'The file is too large to convert; it is kept unchanged.',
  too_much_text:
    'The text is longer than one document can hold; the file is kept unchanged. Split it in Scrivener and import again.',
  broken_picture: 'A picture is damaged and was not imported.',
  unsupported_picture: 'A picture has an unsupported format and was not imported.',
  unknown_code_page: 'Some characters use an unknown encoding and may be wrong.',
  unclosed_marker: 'An annotation or footnote has no end; it ends with the text.',
}

/** Counts problems by kind. */
export class DamageLog {
  private readonly counts = new Map<DamageCode, number>()

  add(code: DamageCode): void {
    this.counts.set(code, (this.counts.get(code) ?? 0) + 1)
  }

  list(): TextDamage[] {
    return [...this.counts].map(([code, count]) => ({ code, message: MESSAGES[code], count }))
  }
}

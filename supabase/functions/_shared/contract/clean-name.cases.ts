/** Given and stored names, tested against both the contract and the SQL function. */
export const INVISIBLE_NAMES: readonly (readonly [given: string, cleaned: string])[] = [
  ['a\u{202E}gnp.exe', 'agnp.exe'],
  ['  Mara\u{200B} Lind\u{2060}qvist\u{FEFF} ', 'Mara Lindqvist'],
  ['\u{2066}Ada\u{2069}', 'Ada'],
  ['\u{200B}\u{3164}\u{115F}', ''],
  ['soft\u{AD}hyphen', 'softhyphen'],
  ['two\nlines\there', 'two lines here'],
  ['A\u{200D}d\u{200C}a', 'Ada'],
  ['\u{E0034}tag', 'tag'],
  // Persian and Malayalam spelling needs joiners, a family emoji is a joined sequence, and Japanese names use
  // variation selectors.
  ['می\u{200C}خواهم', 'می\u{200C}خواهم'],
  ['അവന\u{D4D}\u{200D} വന്നു', 'അവന\u{D4D}\u{200D} വന്നു'],
  ['\u{3000}\u{A0}Ada\u{202F}', 'Ada'],
  ['ക\u{D4D}\u{200D}ഷ', 'ക\u{D4D}\u{200D}ഷ'],
  ['می\u{200C}', 'می'],
  ['👩\u{200D}👧', '👩\u{200D}👧'],
  ['❤\u{FE0F}\u{200D}🔥', '❤\u{FE0F}\u{200D}🔥'],
  ['葛\u{E0100}城', '葛\u{E0100}城'],
  ['Élodie Çelik', 'Élodie Çelik'],
]

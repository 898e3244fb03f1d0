import { charsetCodePage, codePage } from '../text/code-pages.ts'
import { OLD_BULLETS, OLD_NUMBERS } from './format.ts'
import type { GroupState } from './state.ts'
import type { RtfTables } from './tables.ts'

/** Handles a control word in one of the header tables or in an old-style list. */
export function headWord(
  state: GroupState,
  outer: GroupState | undefined,
  tables: RtfTables,
  word: string,
  param: number,
  hasParam: boolean,
): void {
  switch (state.destination) {
    case 'fonts':
      if (word === 'f') tables.startFont(param)
      else if (word === 'fcharset') tables.setFontCodePage(charsetCodePage(param))
      else if (word === 'cpg' && codePage(param)) tables.setFontCodePage(param)
      return
    case 'colours':
      if (word === 'red') tables.setColour(0, param)
      else if (word === 'green') tables.setColour(1, param)
      else if (word === 'blue') tables.setColour(2, param)
      return
    case 'styles':
      if (word === 's' && hasParam) tables.startStyle(param)
      else if (word === 'cs' || word === 'ts' || word === 'ds') tables.startStyle(-1)
      else if (word === 'outlinelevel') tables.styleOutline(param)
      return
    case 'lists':
      tables.listWord(word, param)
      return
    case 'overrides':
      tables.overrideWord(word, param)
      return
    case 'old_list':
      if (outer) oldList(outer, word)
      return
    default:
      return
  }
}

/** `{\*\pn …}` describes the surrounding paragraph. */
function oldList(outer: GroupState, word: string): void {
  if (word === 'pnlvlblt') outer.para = { ...outer.para, list: OLD_BULLETS }
  else if (/^pn(?:lvlbody|dec|card|ord|[ul]cltr|[ul]crm)$/.test(word) && outer.para.list !== OLD_BULLETS) {
    outer.para = { ...outer.para, list: OLD_NUMBERS }
  }
}

import { hexColour } from '../project/values.ts'
import type { TextAsset } from '../text-types.ts'
import type { CharFormat } from './format.ts'

/** A run of one paragraph in one format; a picture is a run of one character. */
export interface Run {
  text: string
  format: CharFormat
  asset: TextAsset | null
}

/** A run after its literal markers were parsed. */
export interface MarkedRun extends Run {
  annotation: { colour: string | null } | null
  isInlineFootnote: boolean
  isCode: boolean
  /** The offset in Scrivener's character count, markers included. */
  offset: number
}

/** Markers still open from earlier paragraphs. */
export class MarkerState {
  annotation: { colour: string | null } | null = null
  isInlineFootnote = false
  /** The number of the open paragraph style. */
  style: string | null = null
  /** The number of the open character style. */
  charStyle: string | null = null
  /** The open heading level, or 0. */
  heading = 0

  get isOpen(): boolean {
    return this.annotation !== null || this.isInlineFootnote
  }
}

const NUMBER = '[-+.\\deE]{1,20}'
const MARKER = new RegExp(
  [
    `\\{\\\\Scrv_annot\\s*(?:\\\\color=\\{\\\\R=(${NUMBER})\\s*\\\\G=(${NUMBER})\\s*\\\\B=(${NUMBER})[^{}]{0,40}\\}\\s*)?\\\\text=`,
    '\\{\\\\Scrv_(fn|ps)=',
    '\\\\end_Scrv_(annot|fn|ps)\\}',
    '<(!?)\\$Scr_(Ps|Cs|H)::(\\d{1,6})>',
    '<!?\\$ScrKeepWithNext>',
  ].join('|'),
  'g',
)

/** A fast check that a paragraph may contain markers. */
function mayHoldMarkers(text: string): boolean {
  return text.includes('Scrv_') || text.includes('$Scr')
}

/** A paragraph's runs and the meaning of its markers. */
export interface ParagraphMarks {
  runs: MarkedRun[]
  style: string | null
  heading: number
}

/**
 * Removes Scrivener's literal markers from a paragraph, even where formatting splits them, and returns their meaning.
 */
export function readMarkers(
  runs: readonly Run[],
  state: MarkerState,
  isCodeStyle: (style: string) => boolean,
): ParagraphMarks {
  const whole = runs.map((run) => run.text).join('')
  const matches = mayHoldMarkers(whole) ? [...whole.matchAll(MARKER)] : []
  const out: MarkedRun[] = []
  let style: string | null = null
  let heading = 0
  const push = (run: Run, text: string, offset: number): void => {
    if (text === '') return
    style ??= state.style
    heading ||= state.heading
    const { annotation, isInlineFootnote, charStyle } = state
    const isCode = charStyle !== null && isCodeStyle(charStyle)
    out.push({ text, format: run.format, asset: run.asset, annotation, isInlineFootnote, isCode, offset })
  }
  let next = 0
  let start = 0
  for (const run of runs) {
    const end = start + run.text.length
    let at = start
    while (at < end) {
      const match = matches[next]
      if (!match || match.index >= end) {
        push(run, run.text.slice(at - start), at)
        break
      }
      if (match.index >= at) {
        push(run, run.text.slice(at - start, match.index - start), at)
        applyMarker(match, state)
      }
      const matchEnd = match.index + match[0].length
      at = Math.min(end, matchEnd)
      if (matchEnd <= end) next++
    }
    start = end
  }
  return { runs: out, style, heading }
}

function applyMarker(match: RegExpExecArray, state: MarkerState): void {
  const [whole, red, green, blue, opens, closes, slash, kind, number] = match
  if (whole.startsWith('{\\Scrv_annot')) {
    state.annotation = { colour: red ? hexColour(Number(red), Number(green), Number(blue)) : null }
  } else if (opens === 'fn') state.isInlineFootnote = true
  else if (closes === 'annot') state.annotation = null
  else if (closes === 'fn') state.isInlineFootnote = false
  else if (kind === 'Ps') state.style = slash ? null : (number ?? null)
  else if (kind === 'Cs') state.charStyle = slash ? null : (number ?? null)
  else if (kind === 'H') state.heading = slash ? 0 : Math.min(6, Math.max(1, Number(number)))
}

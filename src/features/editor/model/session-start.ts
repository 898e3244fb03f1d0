type Written = { words: number; characters: number }

const starts = new Map<string, Written>()

/** The amount written in a manuscript since this tab first asked, from the sum of all days. */
export function writtenInSession(manuscriptId: string, ever: Written): Written {
  const start = starts.get(manuscriptId) ?? ever
  starts.set(manuscriptId, start)
  return { words: ever.words - start.words, characters: ever.characters - start.characters }
}

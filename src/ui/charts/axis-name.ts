const LINE_LENGTH = 12
/** The height of a line of an axis name. */
export const AXIS_LINE = 14
/** The distance between the drawing and the middle of the nearest line of a name. */
export const AXIS_OFFSET = 12

/** A name in lines of about twelve letters, so that long names fit beside the chart. */
export function axisLines(name: string): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < LINE_LENGTH)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The space that the names of the axes take beside the drawing, and above and below it. */
export function axisMargin(names: readonly string[]): { side: number; end: number } {
  const all = names.map(axisLines)
  const longest = Math.max(0, ...all.flat().map((line) => line.length))
  const most = Math.max(1, ...all.map((lines) => lines.length))
  return {
    side: Math.min(92, Math.max(48, 20 + 7 * longest)),
    end: AXIS_OFFSET + most * AXIS_LINE + 2,
  }
}

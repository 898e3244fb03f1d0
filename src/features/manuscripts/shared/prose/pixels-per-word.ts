/** The height of a word of a text that is not measured yet, in pixels. */
export const pixelsPerWord = 30 / 12

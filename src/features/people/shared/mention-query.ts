/** The name that is being typed after an @ before the caret; null when there is none. */
export const mentionQuery = (before: string): string | null =>
  /(?:^|[^\p{L}\p{N}])@([^\s@]{0,40}(?: [^\s@]{1,40}){0,2})$/u.exec(before)?.[1] ?? null

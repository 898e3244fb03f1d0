/** A name without brackets and other signs, so that the initials of an avatar are letters. */
export const avatarName = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N}\s'’-]/gu, '')

/** The types of a manuscript item. */
export const ITEM_TYPES = ['chapter', 'scene', 'character', 'location', 'research', 'folder', 'note'] as const

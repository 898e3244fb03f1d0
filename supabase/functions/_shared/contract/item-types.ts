/** The types of a manuscript item. */
export const ITEM_TYPES = ['chapter', 'scene', 'character', 'location', 'research', 'folder', 'note'] as const

/** The most items that one call changes. */
export const MAX_CHANGED_ITEMS = 2000

/** The most keywords of an item. */
export const MAX_KEYWORDS = 200

/** What an item of a manuscript can be. */
export const ITEM_TYPES = ['chapter', 'scene', 'character', 'location', 'research', 'folder', 'note'] as const

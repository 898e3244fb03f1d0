import type { Location } from 'react-router-dom'

/**
 * The key of a stored scroll position. It has the path, because the first entry of each page load has the same
 * `key`, and another page must start at the top.
 */
export const scrollKey = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string => key + pathname

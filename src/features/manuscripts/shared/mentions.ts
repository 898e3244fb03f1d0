// Re-exported for the item editor, because features import each other only through api/ and shared/.
export { Mentions } from '../components/item-mentions.tsx'

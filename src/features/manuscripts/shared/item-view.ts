// Re-exported for the item editor, because features import each other only through api/ and shared/.
export { ItemPane } from '../components/item-pane.tsx'

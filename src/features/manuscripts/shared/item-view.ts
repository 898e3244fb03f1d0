// Re-exported for the editor, because features import each other only through api/ and shared/. It loads this when needed.
export { ItemPane } from '../components/item-pane.tsx'

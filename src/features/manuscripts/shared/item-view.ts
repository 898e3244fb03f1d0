// Re-exported for the page of a manuscript, because features import each other only through api/ and shared/. The page
// loads these when they are shown.
export { ItemPane } from '../components/item-pane.tsx'
export { ManuscriptContents } from '../components/manuscript-contents.tsx'

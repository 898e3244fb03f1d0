// Re-exported for the item editor, because features import each other only through api/ and shared/.
export { FilePreview } from '../components/item-file-preview.tsx'

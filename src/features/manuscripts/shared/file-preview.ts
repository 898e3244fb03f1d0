// Offered to the item editor: features reach each other through api/ and widgets/ alone.
export { FilePreview } from '../components/file-preview.tsx'

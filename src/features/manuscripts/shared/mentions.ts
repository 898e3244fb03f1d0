// Offered to the item editor: features reach each other through api/ and widgets/ alone.
export { Mentions } from '../components/mentions.tsx'

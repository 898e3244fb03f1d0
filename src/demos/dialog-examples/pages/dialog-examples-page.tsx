import type { ComponentType } from 'react'
import { GalleryPage } from '@/demos/gallery/shared/gallery-page.tsx'

const modules = import.meta.glob<Record<string, ComponentType>>('../dialogs/*.tsx', { eager: true })
const sources = import.meta.glob<string>('../dialogs/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const order = [
  'share',
  'payment-methods',
  'add-card',
  'address',
  'edit-user',
  'refer',
  'create-app',
  'two-factor',
  'pricing',
]
const examples = Object.assign({}, ...order.map((name) => modules[`../dialogs/${name}.tsx`]))
const source = Object.values(sources).join('\n')

/** Nine dialogs, each with a form that works (`/pages/dialog-examples`). */
export function Page() {
  return <GalleryPage area="dialog-examples" specimen="dialog" examples={examples} source={source} />
}

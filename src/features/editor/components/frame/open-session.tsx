import type { Item } from '@contract/items.ts'
import type { ItemDraft } from '../../model/draft-store.ts'
import { ItemEditor } from '../session/item-editor.tsx'
import { EditorLayout } from './editor-layout.tsx'
import type { OpenItemProps } from './open-item-props.ts'

type OpenSessionProps = OpenItemProps & {
  item: Item
  userId: string
  left: ItemDraft | null
  onMade: () => void
}

/** The editor of a loaded item; all code that needs Tiptap is imported from here. */
export function OpenSession({ panes, ...props }: OpenSessionProps) {
  return <ItemEditor {...props}>{(facts) => <EditorLayout {...facts} panes={panes} />}</ItemEditor>
}

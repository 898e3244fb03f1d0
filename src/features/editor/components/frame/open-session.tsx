import type { Item } from '@contract/items.ts'
import type { ItemDraft } from '../../model/draft-store.ts'
import { ItemEditor } from '../session/item-editor.tsx'
import { EditorLayout } from './editor-layout.tsx'
import type { OpenItemProps } from './open-item-props.ts'

type OpenDeskProps = OpenItemProps & {
  item: Item
  userId: string
  left: ItemDraft | null
  onMade: () => void
}

/** An item that is there, with its editor: all that needs Tiptap begins here. */
export function OpenSession({ panes, ...desk }: OpenDeskProps) {
  return <ItemEditor {...desk}>{(facts) => <EditorLayout {...facts} panes={panes} />}</ItemEditor>
}

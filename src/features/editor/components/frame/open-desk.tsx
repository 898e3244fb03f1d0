import type { Item } from '@contract/items.ts'
import type { Draft } from '../../model/draft-store.ts'
import { ItemDesk } from '../desk/item-desk.tsx'
import type { OpenItemProps } from './open-item-props.ts'
import { WritingRoom } from './writing-room.tsx'

type OpenDeskProps = OpenItemProps & { item: Item; userId: string; left: Draft | null; onMade: () => void }

/** An item that is there, with its editor: all that needs Tiptap begins here. */
export function OpenDesk({ panes, ...desk }: OpenDeskProps) {
  return <ItemDesk {...desk}>{(facts) => <WritingRoom {...facts} panes={panes} />}</ItemDesk>
}

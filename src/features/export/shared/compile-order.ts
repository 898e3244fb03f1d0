import type { ItemSummary } from '@contract/items.ts'
import type { OpenManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'

type Tree = Pick<OpenManuscript['tree'], 'roots' | 'children'>

/** The items outside the trash in binder order; iterative, so that deep trees do not overflow the stack. */
export function compileOrder({ roots, children }: Tree): ItemSummary[] {
  const items: ItemSummary[] = []
  const stack = [...roots].reverse()
  for (let item = stack.pop(); item; item = stack.pop()) {
    items.push(item)
    for (const child of [...(children.get(item.id) ?? [])].reverse()) stack.push(child)
  }
  return items
}

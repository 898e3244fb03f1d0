type Node = { id: string; parentId: string | null; position: number; inTrash: boolean }

/**
 * Sorts items depth first by position, trash last; iterative, because binders may be very deep and a recursive query
 * is slower.
 */
export function sortByBinderOrder<N extends Node>(nodes: readonly N[]): N[] {
  const known = new Set<string>()
  for (const node of nodes) known.add(node.id)
  const roots: N[] = []
  const children = new Map<string, N[]>()
  for (const node of nodes) {
    if (node.parentId === null || !known.has(node.parentId)) roots.push(node)
    else {
      const siblings = children.get(node.parentId)
      if (siblings) siblings.push(node)
      else children.set(node.parentId, [node])
    }
  }
  const ordered: N[] = []
  const waiting = roots.sort((a, b) => Number(a.inTrash) - Number(b.inTrash) || byPosition(a, b)).reverse()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    ordered.push(node)
    const below = children.get(node.id)
    if (!below) continue
    below.sort(byPosition)
    for (let at = below.length - 1; at >= 0; at -= 1) waiting.push(below[at] as N)
  }
  return ordered
}

function byPosition(a: Node, b: Node): number {
  return a.position - b.position || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}

/** Finds the cycles of an import graph, each once, starting at its first file in order. */
export function findCycles(graph: Map<string, string[]>): string[][] {
  const state = new Map<string, 'open' | 'done'>()
  const trail: string[] = []
  const cycles = new Map<string, string[]>()
  const visit = (node: string): void => {
    if (state.get(node) === 'done') return
    if (state.get(node) === 'open') {
      const circle = trail.slice(trail.indexOf(node))
      cycles.set([...circle].sort().join('\n'), [...circle, node])
      return
    }
    state.set(node, 'open')
    trail.push(node)
    for (const next of graph.get(node) ?? []) visit(next)
    trail.pop()
    state.set(node, 'done')
  }
  for (const node of [...graph.keys()].sort()) visit(node)
  return [...cycles.values()]
}

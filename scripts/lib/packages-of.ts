type Entry = {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Returns the entries of a lock file that a workspace uses, also through other packages, as one text to compare. */
export function packagesOf(lock: string, workspace: string): string {
  const { packages } = JSON.parse(lock) as { packages: Record<string, Entry> }
  const found = new Map<string, Entry>()
  /** The entry that Node finds from a folder: the nearest `node_modules` with the package. */
  const nearest = (from: string, name: string): string | null => {
    for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
      const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
      if (path in packages) return path
      if (folder === '') return null
    }
  }
  const visit = (path: string) => {
    const entry = packages[path]
    if (!entry || found.has(path)) return
    found.set(path, entry)
    const wanted = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies }
    for (const name of Object.keys(wanted)) {
      const next = nearest(path, name)
      if (next !== null) visit(next)
    }
  }
  visit(workspace)
  return JSON.stringify([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

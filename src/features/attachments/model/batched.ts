type Wanted<V> = { resolve: (value: V) => void; reject: (reason: unknown) => void }

/** Loads the keys that are asked for in one task with one call; a key without a value fails alone. */
export function batched<V>(
  load: (keys: string[]) => Promise<ReadonlyMap<string, V>>,
): (key: string) => Promise<V> {
  let wanted = new Map<string, Wanted<V>[]>()
  const run = async () => {
    const batch = wanted
    wanted = new Map()
    let found: ReadonlyMap<string, V> = new Map()
    let failure: unknown
    try {
      found = await load([...batch.keys()])
    } catch (error) {
      failure = error
    }
    for (const [key, waiting] of batch) {
      const value = found.get(key)
      for (const { resolve, reject } of waiting)
        if (value === undefined) reject(failure ?? new Error(`No value for ${key}`))
        else resolve(value)
    }
  }
  return (key) =>
    new Promise((resolve, reject) => {
      if (wanted.size === 0) setTimeout(() => void run())
      wanted.set(key, [...(wanted.get(key) ?? []), { resolve, reject }])
    })
}

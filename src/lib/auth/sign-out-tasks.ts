/** A lost connection delays a sign-out by no more than this. */
const limitMs = 2000

const tasks = new Set<() => Promise<unknown>>()

/** Registers work that needs the session and runs before the person signs out; returns the removal. */
export function beforeSignOut(task: () => Promise<unknown>): () => void {
  tasks.add(task)
  return () => void tasks.delete(task)
}

/** Runs the registered work; it never keeps a person signed in. */
export async function runSignOutTasks(): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, limitMs))
  await Promise.race([Promise.allSettled([...tasks].map((task) => task())), limit])
}

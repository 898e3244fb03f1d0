/** Lets the browser ask before a reload or a closed tab while `isNeeded` returns true; returns the removal. */
export function askBeforeUnload(isNeeded: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isNeeded()) event.preventDefault()
  }
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}

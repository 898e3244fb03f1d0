import type { Output } from '@contract/outputs.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { type ChoiceChanges, changesBetween, type OutputChoices } from '../model/output-choices.ts'

/** The pause after a change before it is saved: a text is saved once, not with each key. */
const SAVE_MS = 500

/**
 * The choices of an output as shown, which are saved half a second after the last change and when the page closes.
 * `save` is null where nothing is stored; the choices then hold for this visit.
 */
export function useOutputChoices(
  output: Output,
  save: ((changes: ChoiceChanges) => Promise<boolean>) | null,
): [OutputChoices, (next: OutputChoices) => void] {
  /** `base` is the state that the server has, or gets by a running save. */
  const [{ shown, base, revision }, setState] = useState({
    shown: output as OutputChoices,
    base: output as OutputChoices,
    revision: output.revision,
  })
  const changes = changesBetween(base, shown)
  const isUnsaved = Object.keys(changes).length > 0
  // A change of another person or tab is shown unless something is unsaved here. Equal choices keep their identity.
  if (output.revision > revision) {
    const isOther = !isUnsaved && Object.keys(changesBetween(shown, output)).length > 0
    setState({ revision: output.revision, ...(isOther ? { shown: output, base: output } : { shown, base }) })
  }

  const flush = useEffectEvent(async () => {
    if (!save || !isUnsaved) return
    setState((now) => ({ ...now, base: shown }))
    // Unsaved choices are sent again with the next change.
    if (!(await save(changes))) setState((now) => (now.base === shown ? { ...now, base } : now))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the pause
  useEffect(() => {
    const timer = setTimeout(() => void flush(), SAVE_MS)
    return () => clearTimeout(timer)
  }, [shown])
  useEffect(() => {
    const handlePageHide = () => void flush()
    window.addEventListener('pagehide', handlePageHide)
    return () => {
      window.removeEventListener('pagehide', handlePageHide)
      handlePageHide()
    }
  }, [])
  return [shown, (next) => setState((now) => ({ ...now, shown: next }))]
}

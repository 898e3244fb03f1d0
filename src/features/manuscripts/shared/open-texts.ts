/** Saves all texts of a manuscript that are open in this tab; resolves to whether everything is stored. */
type Save = (manuscriptId: string) => Promise<boolean>

let save: Save = () => Promise.resolve(true)

/** Registers the save of the editor, which is loaded with the first open text. */
export function registerOpenTexts(saveAll: Save): void {
  save = saveAll
}

/**
 * Saves the open texts of a manuscript, so that the server has what the person sees. Not those of others, one of which
 * may wait for a connection or a right.
 */
export const saveOpenTexts: Save = (manuscriptId) => save(manuscriptId)

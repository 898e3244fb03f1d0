/** The id of the `main` landmark, the target of the skip link. */
export const mainId = 'main'

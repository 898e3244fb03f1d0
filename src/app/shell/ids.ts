/** The id of the `main` landmark, where the skip link leads. */
export const mainId = 'main'

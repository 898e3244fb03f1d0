/** Whether the cards of a board are finished by its title, in both languages; their dates are not late. */
export const isDoneBoard = ({ title }: { title: string }): boolean =>
  /^(done|finished|completed|terminée?s?|finie?s?)$/i.test(title.trim())

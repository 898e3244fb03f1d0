export type ActionState = { hidden: boolean; disabledReason: string | undefined }

/**
 * How a screen shows an action by the `can` of its row: hidden when the caller lacks the right, disabled with the
 * words of the reason while the state does not allow it, enabled otherwise.
 */
export const actionState = <Reason extends string>(
  value: true | 'forbidden' | Reason,
  words: (reason: Reason) => string,
): ActionState => ({
  hidden: value === 'forbidden',
  disabledReason: value === true || value === 'forbidden' ? undefined : words(value),
})

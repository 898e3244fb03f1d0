/** The seconds of playback after which the position is saved again. */
const SAVE_EVERY = 15

/** True when a playback position is due to be saved: every 15 seconds, and only when it has moved. */
export function isPositionDue(seconds: number, saved: number): boolean {
  return Math.abs(seconds - saved) >= SAVE_EVERY
}

/** The second at which playback starts: the saved one, or 0 when the film was nearly over. */
export function startSecond(saved: number, duration: number): number {
  return saved < duration - 2 ? saved : 0
}

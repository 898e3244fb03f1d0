const FRAMES = 6

/**
 * Waits for some frames, after which the design system has done what it puts off to one frame after another. A pause of
 * a given time is too short for that on a busy machine.
 */
export async function laterFrames(): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame++) await new Promise((done) => requestAnimationFrame(done))
}

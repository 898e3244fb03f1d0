/** Returns whether the device can draw the map. */
export function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false // Some browsers throw when the graphics card is blocked.
  }
}

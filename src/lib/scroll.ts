/** How to scroll on one's own accord: smoothly, or at once for those who asked for less motion; scripts must ask, CSS alone does not tell them. */
export const scrollPace = (): 'smooth' | 'instant' =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

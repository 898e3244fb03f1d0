/**
 * The scroll behaviour for script calls, which CSS does not control: smooth, or instant when the user prefers
 * reduced motion.
 */
export const scrollPace = (): 'smooth' | 'instant' =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

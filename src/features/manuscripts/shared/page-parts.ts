// Re-exported for the page of a manuscript, because features import each other only through api/ and shared/.
export { ManuscriptSkeleton } from '../components/manuscript-skeleton.tsx'
export { selectManuscript } from '../components/selected-manuscript.ts'
export { useViewParams } from '../components/use-view-params.ts'
export { firstText, isShownByContents } from '../model/counts.ts'

import { createContext } from 'react'

/** The element around a chart, whose theme the colours of a canvas follow; null means the page. */
export const ChartRoot = createContext<HTMLElement | null>(null)

import type { ComponentType } from 'react'

type PageModule = { Page: ComponentType }

/** Every page file of the product, each a chunk; a page of `app` joins several areas. */
export const pageFiles = import.meta.glob<PageModule>([
  '../{features,demos}/**/pages/*-page.tsx',
  './pages/analytics-page.tsx',
])

/** Loads the page that a route names. */
export async function loadPage(page: string): Promise<ComponentType> {
  const load = pageFiles[`../${page}`] ?? pageFiles[`.${page.replace(/^app/, '')}`]
  if (!load) throw new Error(`The route table names a page that does not exist: ${page}`)
  return (await load()).Page
}

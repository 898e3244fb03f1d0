import { routeTable, type TableRoute } from '../../../src/app/route-table.ts'
import { callApi, seedManuscript } from './api.ts'

/** The first project and the first person of the sample data. */
const PROJECT = '00000000-0000-4000-8000-000000300001'
const PERSON = '1'
/** A company of the sample data. */
const COMPANY = '00000000-0000-4000-8000-0000000000c1'
/** An order and a customer of the sample shop by their numbers. */
const ORDER = '6196'
const CUSTOMER = '112648'

/** The role that visits a screen; guest for signed-out screens. */
export const roleFor = ({ access }: TableRoute) =>
  access === 'guest' || access === 'public' ? ('guest' as const) : ('admin' as const)

/** Reads or creates the data of an area's screens, and returns their path parameters. */
export async function setScene(area: string): Promise<(path: string) => string> {
  const isOfManuscripts = [
    'manuscripts',
    'editor',
    'corrections',
    'export',
    'find-replace',
    'manuscript-history',
    'writing',
  ].includes(area)
  const [manuscript, chapter, scene] = isOfManuscripts
    ? await seedManuscript('admin', 'A walk')
    : ['', '', '']
  const { labels } =
    area === 'mail'
      ? await callApi<{ labels: { id: string }[] }>('admin', 'GET', '/mail/labels')
      : { labels: [] }
  return (path) =>
    path
      .replace('/projects/view/:id', `/projects/view/${PROJECT}`)
      .replace('/companies/view/:id', `/companies/view/${COMPANY}`)
      .replace('/order/details/:id', `/order/details/${ORDER}`)
      .replace('/customer/details/:id', `/customer/details/${CUSTOMER}`)
      .replace('/user/view/:id', `/user/view/${PERSON}`)
      .replace('/invoice/edit/:id', '/invoice/edit/5000')
      .replace('/invoice/preview/:id', '/invoice/preview/5001')
      .replace('/article/:title', '/article/earlier-versions')
      .replace(':filter', 'sent')
      .replace(':label', labels[0]?.id ?? '')
      .replace('/folders/:id', `/folders/${chapter}`)
      .replace(':manuscriptId', manuscript)
      .replace(':itemId', scene)
      .replace(/:id\b/, manuscript)
      .replace('*', 'nowhere')
}

/**
 * The screens that one role visits in a test, by the names of their areas and the role. A walk ends after the area in
 * which it has so many screens; each loads the app once.
 */
export function walksOf(screensPerWalk: number): Map<string, TableRoute[]> {
  const walks = new Map<string, TableRoute[]>()
  for (const role of ['admin', 'guest'] as const) {
    const routes = routeTable.filter((route) => roleFor(route) === role)
    const areas = [...new Set(routes.map(({ area }) => area))]
    let walk: TableRoute[] = []
    for (const area of areas) {
      walk.push(...routes.filter((route) => route.area === area))
      if (walk.length < screensPerWalk && area !== areas.at(-1)) continue
      walks.set(`${[...new Set(walk.map((route) => route.area))].join(', ')}, ${role}`, walk)
      walk = []
    }
  }
  return walks
}

import { posix } from 'node:path'
import { findCycles } from './cycles.ts'
import { importsOf, type SourceFile } from './source-files.ts'

const aliases: [string, string][] = [
  ['@/', 'src/'],
  ['@contract/', 'supabase/functions/_shared/contract/'],
  ['@compile/', 'supabase/functions/_shared/compile/'],
  ['@docx/', 'supabase/functions/_shared/docx/'],
  ['@scrivener/', 'supabase/functions/_shared/scrivener/'],
  ['@locales/', 'locales/'],
]

/** Chakra components that only `src/ui` may import, and the component that replaces each on screens. */
const uiOnly: Readonly<Record<string, string>> = {
  Dialog: 'ui/overlay/dialog-frame.tsx',
  Drawer: 'ui/overlay/drawer-frame.tsx',
  Fieldset: 'a field of ui/form',
  NativeSelect: 'ui/inputs/quick-select.tsx or SelectField',
  RadioGroup: 'ui/inputs/radio-rows.tsx',
  Table: 'ui/data-table',
}

/** Files that may import one of them, with the reason. */
const uiExceptions: Readonly<Record<string, string>> = {
  // A grid of switches with group headings: a table, but no list.
  'src/features/account/components/notification-switches.tsx': 'Table',
  // The items of one order with their totals, not a list that is sorted or paged.
  'src/demos/ecommerce/components/order-lines.tsx': 'Table',
  // The gallery shows its rows, sizes and states, which `RadioRows` does not have.
  'src/demos/form-fields/shared/radio-options.tsx': 'RadioGroup',
  // The terms of four plans with headings in both directions.
  'src/demos/pricing/components/plan-comparison.tsx': 'Table',
  // Specimens of the table itself, and sheets with widths, pins, groups and cells that are edited in place.
  'src/demos/tables/specimens/simple-table.tsx': 'Table',
  'src/demos/tables/components/sheet-table.tsx': 'Table',
  'src/demos/tables/components/sheet-head.tsx': 'Table',
  'src/demos/tables/components/sheet-row.tsx': 'Table',
  'src/demos/tables/components/recordings-table.tsx': 'Table',
  'src/demos/tables/components/recording-row.tsx': 'Table',
  // The select is part of another field: one that saves on blur, and the header of a mail.
  'src/features/editor/components/inspector/choice.tsx': 'NativeSelect',
  'src/features/mail/components/composer/composer-fields.tsx': 'NativeSelect',
}

/** Checks the import boundaries (CONTRIBUTING) and the size of files; returns every violation. */
export function findViolations(files: SourceFile[]): string[] {
  const known = new Set(files.map((file) => file.path))
  const violations: string[] = []
  const graph = new Map<string, string[]>()
  for (const file of files) {
    const lines = file.text.split('\n').length
    if (lines > 301) violations.push(`${file.path}: ${lines - 1} lines; the maximum is 300`)
    const targets: string[] = []
    for (const { specifier, isType, line } of importsOf(file)) {
      const target = resolve(file.path, specifier)
      if (target === null) continue
      const violation = importViolation(file.path, specifier, target, isType)
      if (violation) violations.push(`${file.path}:${line}: ${violation} (${specifier})`)
      if (known.has(target) && !isRouteId(isType, file.path, target)) targets.push(target)
    }
    graph.set(file.path, targets)
    violations.push(...directChakraImports(file), ...dateFormats(file))
  }
  violations.push(...repeatedNames(files))
  for (const cycle of findCycles(graph)) violations.push(`cycle: ${cycle.join(' → ')}`)
  return violations
}

const dateCall =
  /\.format(Date|Time|RelativeTime|DateTimeRange)\(|<Formatted(Date|Time|RelativeTime)|toLocale(Date|Time)String|DateTimeFormat\((?!\)\.resolvedOptions)/
// The second formats the figures of a date field, which react-intl cannot split into parts.
const dateModules = ['src/ui/format/format-date.ts', 'src/ui/form/days.ts']

/** Calls that format a date outside its module. */
const dateFormats = ({ path, text }: SourceFile): string[] =>
  path.startsWith('src/') && !dateModules.includes(path) && dateCall.test(text)
    ? [`${path}: dates are formatted with ui/format/format-date.ts`]
    : []

/** Files of one feature with the same name. */
function repeatedNames(files: SourceFile[]): string[] {
  const seen = new Map<string, string>()
  return files.flatMap(({ path }) => {
    const [, area, name] = /^(src\/(?:features|demos)\/[^/]+)\/(?:.*\/)?([^/.]+)\.tsx?$/.exec(path) ?? []
    if (area === undefined) return []
    const key = `${area} ${name}`
    const first = seen.get(key)
    seen.set(key, first ?? path)
    return first === undefined ? [] : [`${path}: ${first} has the same name`]
  })
}

/** Imports from Chakra that a component of `src/ui` replaces. */
function directChakraImports({ path, text }: SourceFile): string[] {
  if (!path.startsWith('src/') || areaOf(path) === 'src/ui') return []
  const names = [...text.matchAll(/import \{([^}]*)\} from '@chakra-ui\/react[^']*'/g)].flatMap(
    ([, list = '']) => list.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
  )
  return names
    .filter((name) => name in uiOnly && uiExceptions[path] !== name)
    .map((name) => `${path}: ${name} must not be imported from Chakra; use ${uiOnly[name]}`)
}

function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier.split('?')[0] ?? '')
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix))
  return alias ? alias[1] + (specifier.slice(alias[0].length).split('?')[0] ?? '') : null
}

/** The area of a file: `src/ui`, `src/features/mail`, `functions/api`, … */
export function areaOf(path: string): string {
  const [top = '', second = '', third = ''] = path.split('/')
  if (top === 'src')
    return second === 'features' || second === 'demos' ? `src/${second}/${third}` : `src/${second}`
  if (top === 'supabase' && second === 'functions') return `functions/${third}`
  return top
}

/**
 * The route id type is the one import that `lib` takes from the app, because links are typed from the route
 * table.
 */
const isRouteId = (isType: boolean, from: string, target: string) =>
  isType && from.startsWith('src/lib/') && target === 'src/app/route-types.ts'

/** The modules without app data that `ui` takes from `lib`: stored settings and drafts, calendar days and message ids. */
const libOfUi = [
  'storage/create-setting',
  'storage/create-draft',
  'time/calendar-day',
  'i18n/has-message',
  'i18n/message-ids',
].map((name) => `src/lib/${name}.ts`)

const areasOfDemos = 'src/demos/areas.ts'

/** The only files outside the template areas that import from them, and the file or folder of it. */
const entriesOfDemos: Readonly<Record<string, string>> = {
  'local/supabase.ts': 'local/functions/demo/',
  'scripts/lib/generated.ts': 'scripts/demo/pictures.ts',
  'src/app/areas.ts': areasOfDemos,
  'src/app/pages/analytics-page.tsx': 'src/demos/dashboards/shared/analytics-section.tsx',
  'supabase/functions/api/routes.ts': 'supabase/functions/api/demo/routes.ts',
  'tests/access/catalogue.test.ts': 'tests/access/matrix/demo/',
  'tests/access/functions.test.ts': 'tests/access/unauthorized/demo/',
  'tests/access/matrix/cells.ts': 'tests/access/matrix/demo/',
  'tests/access/matrix/public-tables.ts': 'tests/access/matrix/demo/',
  'tests/access/mutation.test.ts': 'tests/access/matrix/demo/',
  'tests/access/support/fixture.ts': 'tests/access/support/demo/',
  'tests/api/contract/contract.test.ts': 'tests/api/contract/demo/',
  'tests/api/fuzz.test.ts': 'tests/api/support/demo/',
  'tests/api/support/fixture-ids.ts': 'tests/api/support/demo/',
  'tests/routes/spec-paths.ts': 'tests/routes/demo/',
}

/** Returns whether a file belongs to the template areas: their screens, routes, contracts, scripts and tests. */
const isOfDemos = (path: string) => /^(src\/demos|(local|supabase|scripts|tests)\/(.*\/)?demo)\//.test(path)

function importViolation(from: string, specifier: string, target: string, isType: boolean): string | null {
  if (!/\.[a-z0-9]+$/i.test(target)) return 'an import must name the file extension'
  if (isOfDemos(target) && !isOfDemos(from) && !target.startsWith(entriesOfDemos[from] ?? '-'))
    return 'only a template area may import from a template area'
  const own = areaOf(from)
  const other = areaOf(target)
  const isTest = /\.test\.tsx?$/.test(from)
  if (own === other)
    return own.startsWith('src/') && specifier.startsWith('@/')
      ? 'an import inside an area must be relative'
      : null
  // Tools without alias support read the route table, so the app and the routes of areas import by relative path.
  const isOfRouteTable = own === 'src/app' || own === areasOfDemos || from.endsWith('/routes.ts')
  const needsAlias = own.startsWith('src/') && !isOfRouteTable && other.startsWith('src/')
  if (isRouteId(isType, from, target)) return null
  if (needsAlias && specifier.startsWith('.')) return 'an import of another area must use its alias'
  if (own.startsWith('functions/')) return functionViolation(own, other, isTest)
  if (!own.startsWith('src/')) return null
  if (isTest && ['tests', 'locales', 'public'].includes(other)) return null
  return appViolation(from, own, target, other)
}

function functionViolation(own: string, other: string, isTest: boolean): string | null {
  if (other === 'functions/_shared') return null
  if (isTest && other === 'tests') return null
  return own === 'functions/_shared'
    ? 'shared code may import only shared code'
    : 'a function may import only itself and _shared'
}

function appViolation(from: string, own: string, target: string, other: string): string | null {
  const isShared = target.startsWith('supabase/functions/_shared/')
  if (other === 'locales')
    return own === 'src/lib' || own === 'src/app' ? null : 'only lib and app may import locales'
  if (!other.startsWith('src/') && !isShared) return 'the app may import only src and the shared contract'
  if (own === 'src/app') return null
  if (own === areasOfDemos)
    return target.endsWith('/routes.ts')
      ? null
      : 'the list of the template areas may import only their routes'
  if (own === 'src/ui') return libOfUi.includes(target) ? null : 'ui may import only ui'
  if (own === 'src/lib') return isShared ? null : 'lib may import only lib'
  if (target === 'src/lib/api/api-client.ts' && !isApiModule(from))
    return 'only */api/*.ts may import the API client'
  if (target === 'src/lib/api/supabase.ts' && !isApiModule(from) && own !== 'src/features/auth')
    return 'only */api/*.ts may import Supabase'
  if (other === 'src/ui' || other === 'src/lib' || isShared) return null
  const isOffered =
    other === 'src/demos/shared' ||
    target.startsWith(`${other}/api/`) ||
    target.startsWith(`${other}/shared/`)
  // The card galleries show the cards of the dashboards.
  if (own === 'src/demos/cards' && target.startsWith('src/demos/dashboards/components/')) return null
  const group = own.split('/')[1]
  if (other.startsWith(`src/${group}/`) && isOffered) return null
  if (group === 'demos' && ofDemos.includes(other) && isOffered) return null
  return group === 'demos'
    ? 'a demo may import only ui, lib, the contract, itself, and api/ and shared/ of other demos, account, attachments, auth and manuscripts'
    : 'a feature may import only api/ and shared/ of other features'
}

/** The features that demos use: uploads to Storage, the session, and the account and manuscripts of the signed-in person. */
const ofDemos = ['account', 'attachments', 'auth', 'manuscripts'].map((name) => `src/features/${name}`)

const isApiModule = (path: string) =>
  /^src\/(features|demos)\/[^/]+\/api\//.test(path) || /\.test\.tsx?$/.test(path)

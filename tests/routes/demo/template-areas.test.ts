import { describe, expect, it } from 'vitest'
import {
  isOfTemplateAreas,
  namesMessagesOf,
  withoutMarkedLines,
  withoutRequirements,
  withoutScripts,
} from '../../../scripts/demo/template-areas.ts'
import { importsOf, sourceFiles } from '../../../scripts/lib/source-files.ts'

describe('npm run remove:template-areas (R-814)', () => {
  it('chooses the files of the template areas and no other', () => {
    const own = [
      'src/demos/areas.ts',
      'src/demos/kanban/pages/page.tsx',
      'local/functions/demo/sample-data-schedule.ts',
      'scripts/demo/pictures.ts',
      'supabase/functions/api/demo/routes.ts',
      'supabase/functions/_shared/contract/demo/dashboards/crm.ts',
      'supabase/migrations/20261125001000_demo.sql',
      'supabase/migrations/20261126000200_demo_invoices.sql',
      'supabase/seed/50_demo_areas.sql',
      'tests/access/matrix/demo/tables.ts',
      'tests/e2e/demo/kanban.spec.ts',
      'public/demo/flags/fr.svg',
      'locales/fr/kanban.json',
    ]
    const others = [
      'src/app/areas.ts',
      'src/features/auth/components/demo-accounts.tsx',
      'scripts/lib/demo-accounts.test.ts',
      'supabase/functions/api/routes.ts',
      'supabase/migrations/20261125000500_projects.sql',
      'supabase/seed/10_people.sql',
      'tests/access/matrix/cells.ts',
      'public/favicon.svg',
      'locales/fr/mail.json',
    ]
    expect([...own, ...others].filter((path) => isOfTemplateAreas(path, ['kanban']))).toEqual(own)
  })

  it('deletes the marked lines of code, SQL, markup and documents', () => {
    const code = [
      'kept()',
      "import { a } from './demo/a.ts' // template areas",
      'when x then y; -- template areas',
      '<A /> {/* template areas */}',
      'text <!-- template areas -->',
      '| a | b <!-- template areas --> |',
      '// template areas are kept in a sentence',
    ]
    expect(withoutMarkedLines(code.join('\n'))).toBe(`${code[0]}\n${code.at(-1)}`)
  })

  it('finds each import of a template area in a marked line', () => {
    const files = sourceFiles(['src', 'supabase/functions', 'local', 'scripts', 'tests'])
    const left = files
      .filter(({ path }) => !isOfTemplateAreas(path, []) && !path.endsWith('boundaries.test.ts'))
      .flatMap(({ path, text }) =>
        importsOf({ path, text: withoutMarkedLines(text) })
          .filter(({ specifier }) => /(?:^|\/)demos?\//.test(specifier))
          .map(({ specifier }) => `${path}: ${specifier}`),
      )
    expect(left).toEqual([])
  })

  it.each([
    ["import en from '@locales/en/cards.json'", true],
    ["formatMessage({ id: 'cards.heading' })", true],
    ["useT('cards.list')", true],
    ["messages: ['home', 'cards'],", true],
    ["search: 'cards'", false],
    ["messages: ['home']", false],
  ])('keeps the messages that %s names: %s', (code, isKept) => {
    expect(namesMessagesOf('cards', code)).toBe(isKept)
  })

  it('deletes the requirements that are not kept, and sections without any', () => {
    const text =
      '# Rules\n\n## 1. Mail\n\n- **R-001** One\n  rule.\n- **R-002** Two.\n\n## 2. Shop\n\n- **R-003** Three.\n\n## 3. Chat\n\n- **R-004** Four.\n'
    expect(withoutRequirements(text, (id) => id === 'R-001' || id === 'R-004')).toBe(
      '# Rules\n\n## 1. Mail\n\n- **R-001** One\n  rule.\n\n## 3. Chat\n\n- **R-004** Four.\n',
    )
  })

  it('deletes the commands of the template areas', () => {
    const scripts = { gen: 'tsx scripts/generate.ts', 'new:screen': 'tsx scripts/demo/new-screen.ts' }
    expect(withoutScripts(scripts)).toEqual({ gen: 'tsx scripts/generate.ts' })
  })
})

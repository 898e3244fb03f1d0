import { describe, expect, it } from 'vitest'
import { findViolations } from './boundaries.ts'

const violations = (path: string, text: string) => findViolations([{ path, text }])
const imports = (from: string, specifier: string) => violations(from, `import { x } from '${specifier}'\n`)

describe('import boundaries', () => {
  it.each([
    ['src/app/router.tsx', '@/features/mail/routes.ts'],
    ['src/demos/kanban/routes.ts', '../shared/demo-routes.ts'],
    ['src/features/mail/pages/inbox-page.tsx', '@/ui/button.tsx'],
    ['src/features/mail/pages/inbox-page.tsx', '@/lib/routing/href.ts'],
    ['src/features/mail/pages/inbox-page.tsx', '@contract/list.ts'],
    ['src/features/mail/pages/inbox-page.tsx', '../api/threads.ts'],
    ['src/features/mail/pages/inbox-page.tsx', '@/features/users/api/people.ts'],
    ['src/features/mail/pages/inbox-page.tsx', '@/features/users/shared/avatar.tsx'],
    ['src/features/mail/api/threads.ts', '@/lib/api/api-client.ts'],
    ['src/ui/layout/page.tsx', './button.tsx'],
    ['src/ui/layout/page.tsx', 'react'],
    ['src/ui/form/wizard.tsx', '@/lib/storage/create-draft.ts'],
    ['src/ui/format/format-date.ts', '@/lib/time/calendar-day.ts'],
    ['src/ui/form/use-field-error.ts', '@/lib/i18n/has-message.ts'],
    ['supabase/functions/api/app.ts', '../_shared/http/errors.ts'],
    ['src/app/areas.ts', '../demos/areas.ts'],
    ['src/demos/areas.ts', './kanban/routes.ts'],
    ['src/app/pages/analytics-page.tsx', '@/demos/dashboards/shared/analytics-section.tsx'],
    ['supabase/functions/api/routes.ts', './demo/routes.ts'],
    ['supabase/functions/api/demo/fleet-routes.ts', '../../_shared/contract/demo/fleet.ts'],
    ['tests/api/demo/fleet.test.ts', '../../../supabase/functions/_shared/contract/demo/fleet.ts'],
  ])('allow %s to import %s', (from, specifier) => {
    expect(imports(from, specifier)).toEqual([])
  })

  it.each([
    ['src/ui/layout/page.tsx', '@/lib/routing/href.ts', 'ui may import only ui'],
    [
      'src/features/mail/pages/inbox-page.tsx',
      '@/features/users/components/avatar.tsx',
      'only api/ and shared/ of other features',
    ],
    ['src/features/mail/pages/inbox-page.tsx', '@/lib/api/api-client.ts', 'may import the API client'],
    ['src/features/mail/pages/inbox-page.tsx', '@/lib/api/supabase.ts', 'may import Supabase'],
    ['src/features/mail/pages/inbox-page.tsx', '../../../ui/button.tsx', 'must use its alias'],
    ['src/features/mail/pages/inbox-page.tsx', '@/features/mail/api/threads.ts', 'must be relative'],
    ['src/features/mail/pages/inbox-page.tsx', '../api/threads', 'file extension'],
    ['src/demos/kanban/pages/board-page.tsx', '@/features/mail/api/threads.ts', 'a demo may import'],
    ['src/demos/kanban/pages/board-page.tsx', '@/demos/gallery/pages/x-page.tsx', 'a demo may import'],
    [
      'src/features/mail/api/threads.ts',
      '../../../../supabase/functions/api/app.ts',
      'src and the shared contract',
    ],
    ['supabase/functions/api/app.ts', '../../../src/lib/routing/href.ts', 'a function may import'],
    ['supabase/functions/_shared/http/errors.ts', '../../api/app.ts', 'shared code'],
  ])('refuse %s importing %s', (from, specifier, reason) => {
    expect(imports(from, specifier).join()).toContain(reason)
  })

  it('include dynamic imports and re-exports, and ignore comments', () => {
    expect(violations('src/ui/a.ts', "const x = () => import('@/lib/routing/href.ts')").join()).toContain(
      'ui may import only ui',
    )
    expect(violations('src/ui/a.ts', "export { y } from '@/lib/routing/href.ts'").join()).toContain(
      'ui may import only ui',
    )
    expect(
      violations(
        'src/ui/a.ts',
        "/* import { y } from '@/lib/routing/href.ts' */\n// import '@/lib/routing/href.ts'\n",
      ),
    ).toEqual([])
  })
})

describe('template areas', () => {
  it.each([
    ['src/app/router.tsx', '@/demos/kanban/routes.ts'],
    ['src/app/areas.ts', '../demos/kanban/routes.ts'],
    ['src/features/mail/pages/inbox-page.tsx', '@/demos/kanban/api/kanban.ts'],
    ['src/features/mail/pages/inbox-page.tsx', '@contract/demo/kanban.ts'],
    ['src/ui/layout/page.tsx', '@/demos/shared/capitalized.ts'],
    ['src/lib/api/refusal.ts', '@contract/demo/kanban.ts'],
    ['supabase/functions/api/routes.ts', './demo/kanban-routes.ts'],
    ['supabase/functions/api/mail/mail-routes.ts', '../demo/as-demo.ts'],
    ['supabase/functions/_shared/contract/plan-orders.ts', './demo/checkout.ts'],
    ['tests/api/mail-once.test.ts', '../../supabase/functions/_shared/contract/demo/invoice.ts'],
    ['tests/pages/mail.test.tsx', './demo/shop.test.tsx'],
    ['scripts/build.ts', '../src/demos/kanban/model/cards.ts'],
  ])('R-812, R-813: refuse an import from %s of %s', (from, specifier) => {
    expect(imports(from, specifier).join()).toContain('only a template area may import from a template area')
  })

  it('R-813: list nothing but the routes of each', () => {
    expect(imports('src/demos/areas.ts', './kanban/routes.ts')).toEqual([])
    expect(imports('src/demos/areas.ts', './kanban/api/kanban.ts')).not.toEqual([])
  })
})

describe('components of src/ui', () => {
  const taking = (path: string, names: string) =>
    violations(path, `import { ${names} } from '@chakra-ui/react'\n`).join()

  it.each(['Dialog', 'Drawer', 'Fieldset', 'NativeSelect', 'RadioGroup', 'Table', 'Table as Grid'])(
    'must be imported instead of Chakra’s %s',
    (name) => {
      expect(taking('src/features/mail/pages/inbox-page.tsx', `Box, ${name}`)).toContain(
        'must not be imported from Chakra',
      )
      expect(taking('src/demos/faq/pages/faq-page.tsx', name)).toContain('must not be imported from Chakra')
    },
  )

  it('may import them from Chakra; all other components are free', () => {
    expect(taking('src/ui/overlay/dialog-frame.tsx', 'Dialog')).toBe('')
    expect(taking('src/features/mail/pages/inbox-page.tsx', 'Box, Menu, TableCell')).toBe('')
  })

  it('may be bypassed by an excepted file for its one component', () => {
    const switches = 'src/features/account/components/notification-switches.tsx'
    expect(taking(switches, 'Table')).toBe('')
    expect(taking(switches, 'Dialog')).toContain('must not be imported from Chakra')
  })

  it('are also checked for imports from a component’s own file', () => {
    expect(
      violations('src/app/shell/x.tsx', "import { Table } from '@chakra-ui/react/table'\n").join(),
    ).toContain('must not be imported from Chakra')
  })
})

describe('file rules', () => {
  it('refuse cycles, also of types only', () => {
    const circle = (kind: string) => [
      { path: 'src/ui/a.ts', text: `import ${kind}{ b } from './b.ts'\n` },
      { path: 'src/ui/b.ts', text: "import { a } from './a.ts'\n" },
    ]
    expect(findViolations(circle(''))).toEqual(['cycle: src/ui/a.ts → src/ui/b.ts → src/ui/a.ts'])
    expect(findViolations(circle('type '))).toEqual(['cycle: src/ui/a.ts → src/ui/b.ts → src/ui/a.ts'])
  })

  it('refuse a date that ui/format/format-date.ts does not format', () => {
    const code = "const text = intl.formatDate(at, { month: 'long' })\n"
    expect(violations('src/features/mail/model/a.ts', code).join()).toContain('ui/format/format-date.ts')
    expect(violations('src/ui/format/format-date.ts', code)).toEqual([])
    const zone = 'const zone = Intl.DateTimeFormat().resolvedOptions().timeZone\n'
    expect(violations('src/features/mail/model/a.ts', zone)).toEqual([])
  })

  it('refuse two files of one feature with the same name', () => {
    const files = (...paths: string[]) => findViolations(paths.map((path) => ({ path, text: '' })))
    const model = 'src/features/mail/model/due.ts'
    expect(files(model, 'src/features/mail/components/due.tsx').join()).toContain('has the same name')
    expect(files(model, 'src/features/projects/model/due.ts', 'src/features/mail/model/due.test.ts')).toEqual(
      [],
    )
  })

  it('refuse files over the maximum length', () => {
    expect(violations('src/ui/a.ts', '\n'.repeat(300))).toEqual([])
    expect(violations('src/ui/a.ts', '\n'.repeat(301)).join()).toContain('301 lines')
  })
})

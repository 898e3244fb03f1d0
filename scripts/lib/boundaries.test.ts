import { describe, expect, it } from 'vitest'
import { findBreaches } from './boundaries.ts'

const breaches = (path: string, text: string) => findBreaches([{ path, text }])
const imports = (from: string, specifier: string) => breaches(from, `import { x } from '${specifier}'\n`)

describe('import boundaries', () => {
  it.each([
    ['src/app/router.tsx', '@/features/mail/routes.ts'],
    ['src/features/mail/pages/inbox-page.tsx', '@/ui/button.tsx'],
    ['src/features/mail/pages/inbox-page.tsx', '@/lib/href.ts'],
    ['src/features/mail/pages/inbox-page.tsx', '@contract/list.ts'],
    ['src/features/mail/pages/inbox-page.tsx', '../api/threads.ts'],
    ['src/features/mail/pages/inbox-page.tsx', '@/features/users/api/people.ts'],
    ['src/features/mail/pages/inbox-page.tsx', '@/features/users/shared/avatar.tsx'],
    ['src/features/mail/api/threads.ts', '@/lib/api-client.ts'],
    ['src/ui/page.tsx', './button.tsx'],
    ['src/ui/page.tsx', 'react'],
    ['src/ui/lazy-with-retry.tsx', '@/lib/import-with-retry.ts'],
    ['supabase/functions/api/app.ts', '../_shared/http/errors.ts'],
  ])('lets %s import %s', (from, specifier) => {
    expect(imports(from, specifier)).toEqual([])
  })

  it.each([
    ['src/ui/page.tsx', '@/lib/href.ts', 'ui imports ui'],
    [
      'src/features/mail/pages/inbox-page.tsx',
      '@/features/users/components/avatar.tsx',
      'only api/ and shared/ of other features',
    ],
    ['src/features/mail/pages/inbox-page.tsx', '@/lib/api-client.ts', 'reach the API'],
    ['src/features/mail/pages/inbox-page.tsx', '@/lib/supabase.ts', 'reach Supabase'],
    ['src/features/mail/pages/inbox-page.tsx', '../../../ui/button.tsx', 'by alias'],
    ['src/features/mail/pages/inbox-page.tsx', '@/features/mail/api/threads.ts', 'relatively'],
    ['src/features/mail/pages/inbox-page.tsx', '../api/threads', 'extension'],
    ['src/demos/kanban/pages/board-page.tsx', '@/features/mail/api/threads.ts', 'a demo imports'],
    ['src/demos/kanban/pages/board-page.tsx', '@/demos/gallery/pages/x-page.tsx', 'a demo imports'],
    [
      'src/features/mail/api/threads.ts',
      '../../../../supabase/functions/api/app.ts',
      'src and the shared contract',
    ],
    ['supabase/functions/api/app.ts', '../../../src/lib/href.ts', 'a function imports'],
    ['supabase/functions/_shared/http/errors.ts', '../../api/app.ts', 'shared code'],
  ])('refuses %s importing %s', (from, specifier, reason) => {
    expect(imports(from, specifier).join()).toContain(reason)
  })

  it('sees dynamic imports and re-exports, and is not fooled by comments', () => {
    expect(breaches('src/ui/a.ts', "const x = () => import('@/lib/href.ts')").join()).toContain(
      'ui imports ui',
    )
    expect(breaches('src/ui/a.ts', "export { y } from '@/lib/href.ts'").join()).toContain('ui imports ui')
    expect(
      breaches('src/ui/a.ts', "/* import { y } from '@/lib/href.ts' */\n// import '@/lib/href.ts'\n"),
    ).toEqual([])
  })
})

describe('the kit', () => {
  const taking = (path: string, names: string) =>
    breaches(path, `import { ${names} } from '@chakra-ui/react'\n`).join()

  it.each(['Dialog', 'Drawer', 'Fieldset', 'NativeSelect', 'RadioGroup', 'Table', 'Table as Grid'])(
    'is not gone around for %s',
    (name) => {
      expect(taking('src/features/mail/pages/inbox-page.tsx', `Box, ${name}`)).toContain('past the kit')
      expect(taking('src/demos/faq/pages/faq-page.tsx', name)).toContain('past the kit')
    },
  )

  it('may import them in the design system, and allows all other Chakra components everywhere', () => {
    expect(taking('src/ui/dialog-frame.tsx', 'Dialog')).toBe('')
    expect(taking('src/features/mail/pages/inbox-page.tsx', 'Box, Menu, TableCell')).toBe('')
  })

  it('lets a file it names have the one part it is named for', () => {
    const outline = 'src/features/manuscripts/components/outline-table.tsx'
    expect(taking(outline, 'Table')).toBe('')
    expect(taking(outline, 'Dialog')).toContain('past the kit')
  })

  it('sees a part taken from its own file', () => {
    expect(
      breaches('src/app/shell/x.tsx', "import { Table } from '@chakra-ui/react/table'\n").join(),
    ).toContain('past the kit')
  })
})

describe('the shape of files', () => {
  it('refuses circles, also of types alone', () => {
    const circle = (kind: string) => [
      { path: 'src/ui/a.ts', text: `import ${kind}{ b } from './b.ts'\n` },
      { path: 'src/ui/b.ts', text: "import { a } from './a.ts'\n" },
    ]
    expect(findBreaches(circle(''))).toEqual(['cycle: src/ui/a.ts → src/ui/b.ts → src/ui/a.ts'])
    expect(findBreaches(circle('type '))).toEqual(['cycle: src/ui/a.ts → src/ui/b.ts → src/ui/a.ts'])
  })

  it('refuses files beyond the hard stop', () => {
    expect(breaches('src/ui/a.ts', '\n'.repeat(300))).toEqual([])
    expect(breaches('src/ui/a.ts', '\n'.repeat(301)).join()).toContain('301 lines')
  })
})

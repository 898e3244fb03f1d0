import { describe, expect, it } from 'vitest'
import { findDecisionFaults, findDocFaults, findLongLines } from './docs-paths.ts'

const repository = {
  exists: (path: string) => path === 'src/app/guard.ts',
  isFile: (name: string) => name === 'guard.ts',
  isName: (identifier: string) => identifier === 'canAccessPath',
  scripts: ['check'],
  top: new Set(['src']),
}
const faults = (text: string) => findDocFaults([{ path: 'README.md', text }], repository)

describe('findDocFaults', () => {
  it('accepts existing paths, names and scripts, placeholders and single words', () => {
    expect(
      faults(
        '`src/app/guard.ts` `npm run check` `src/features/<area>` `read/write` `guard.ts` `canAccessPath(path)` `useThing`',
      ),
    ).toEqual([])
  })

  it('refuses a path that does not exist', () => {
    expect(faults('`src/app/gone.ts`')).toEqual(['README.md: src/app/gone.ts does not exist.'])
  })

  it('refuses a file name that no file has', () => {
    expect(faults('`guards.ts`')).toEqual(['README.md: no file is named guards.ts.'])
  })

  it('refuses a script that does not exist', () => {
    expect(faults('`npm run chek`')).toEqual(['README.md: there is no script named chek.'])
  })

  it('refuses an identifier that no code has', () => {
    expect(faults('`canReadPath`')).toEqual(['README.md: no code is named canReadPath.'])
  })

  it('accepts all names in a superseded decision', () => {
    expect(faults('Superseded by 0029.\n\n`canReadPath` in `src/app/gone.ts`')).toEqual([])
  })
})

describe('findDecisionFaults', () => {
  it('refuses the number of a decision without a record', () => {
    const files = [{ path: 'src/a.ts', text: '// see docs/decisions/0001 and decision 0002' }]
    expect(findDecisionFaults(files, ['0001-first.md'])).toEqual(['src/a.ts: there is no decision 0002.'])
  })
})

describe('findLongLines', () => {
  it('refuses a line over 120 characters outside tables, code blocks and links', () => {
    const long = 'word '.repeat(30)
    const text = ['# Title', `| ${long} |`, '```', long, '```', `[link](https://${'a'.repeat(120)})`, long]
    expect(findLongLines([{ path: 'README.md', text: text.join('\n') }])).toEqual([
      'README.md:7: 150 characters; documents are wrapped at 120.',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { findRequirementFaults, readRequirements } from './requirements.ts'

const page = `# Requirements

- **R-001** A visitor signs in,
  with a password.
- **R-002** A screen nobody built yet. *(planned)*
`

describe('requirements', () => {
  it('reads numbers and planned marks, wrapped lines included', () => {
    expect(readRequirements(page)).toEqual([
      { id: 'R-001', isPlanned: false },
      { id: 'R-002', isPlanned: true },
    ])
  })

  it('reports a built requirement that no test cites', () => {
    const source = { path: 'src/app/guard.ts', text: '/** The guard (R-001). */' }
    expect(findRequirementFaults(page, [source])).toEqual(['No test cites R-001.'])
  })

  it('accepts a requirement that a test cites, and a planned one without a test', () => {
    const test = { path: 'src/app/guard.test.ts', text: "it('R-001: signs in', () => {})" }
    expect(findRequirementFaults(page, [test])).toEqual([])
  })

  it('reports a citation of an unknown number and a number defined twice', () => {
    const test = { path: 'a.test.ts', text: '// R-001 R-009' }
    expect(findRequirementFaults(`${page}- **R-001** Again.\n`, [test])).toEqual([
      'docs/requirements.md defines R-001 twice.',
      'a.test.ts cites R-009, which docs/requirements.md does not define.',
    ])
  })
})

import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keySigns, useShortcutGroups, useShortcuts } from './shortcuts.ts'

function Part({ name }: { name: string }) {
  useShortcuts([{ keys: 'F2', label: `rename ${name}` }], name)
  return null
}
function Shown() {
  const groups = useShortcutGroups()
  return (
    <output>{groups.map(({ title, shortcuts }) => `${title}: ${shortcuts[0]?.label}`).join('; ')}</output>
  )
}

describe('the list of shortcuts', () => {
  it('holds those of what is on the screen, and no others', () => {
    const { rerender } = render(
      <>
        <Part name="binder" />
        <Part name="sheet" />
        <Shown />
      </>,
    )
    expect(screen.getByRole('status')).toHaveTextContent('binder: rename binder; sheet: rename sheet')
    rerender(
      <>
        <Part name="binder" />
        <Shown />
      </>,
    )
    expect(screen.getByRole('status')).toHaveTextContent(/^binder: rename binder$/)
  })

  it('shows keys as they stand on the keyboard', () => {
    expect(keySigns('Mod+Shift+ArrowUp', false)).toEqual(['Ctrl', 'Shift', '↑'])
    expect(keySigns('Mod+Enter', true)).toEqual(['⌘', '⏎'])
  })
})

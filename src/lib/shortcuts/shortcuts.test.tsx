import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { joinGroups, keySigns, keyText, useShortcutGroups, useShortcuts } from './shortcuts.ts'

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

  it('has what several parts say under one heading there once', () => {
    const group = (id: string, title: string) => ({ id, title, shortcuts: [{ keys: id, label: id }] })
    const joined = joinGroups([
      group('?', 'Everywhere'),
      group('j', 'Messages'),
      group('Mod+K', 'Everywhere'),
    ])
    expect(joined.map(({ title, shortcuts }) => [title, ...shortcuts.map(({ keys }) => keys)])).toEqual([
      ['Everywhere', '?', 'Mod+K'],
      ['Messages', 'j'],
    ])
  })

  it('shows keys with the labels of the keyboard', () => {
    expect(keyText('Mod+Shift+K', false)).toBe('Ctrl+Shift+K')
    expect(keyText('Mod+Shift+K', true)).toBe('⌘⇧K')
    expect(keySigns('Mod+Shift+ArrowUp', false)).toEqual(['Ctrl', 'Shift', '↑'])
    expect(keySigns('Mod+Enter', true)).toEqual(['⌘', '⏎'])
  })
})

import type { Project } from '@contract/projects.ts'
import messages from '@locales/fr/projects.json'
import { render, renderHook } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { useProjectColumns } from './project-columns.tsx'

it('R-820: the languages are shown and exported by their names in the language of the reader', () => {
  const { result } = renderHook(() => useProjectColumns('2026-11-20', true), {
    wrapper: ({ children }) => (
      <IntlProvider locale="fr" messages={messages}>
        {children}
      </IntlProvider>
    ),
  })
  const row = { sourceLanguage: 'de', targetLanguages: ['fr', 'en-GB'] } as unknown as Project
  const column = (id: string) => result.current.find((one) => one.id === id)
  const exported = (id: string) => column(id)?.exportValue?.(row)
  const shown = (id: string) => render(<p>{column(id)?.cell(row)}</p>).container.textContent
  expect(exported('sourceLanguage')).toBe('allemand')
  expect(exported('targetLanguages')).toBe('français et anglais britannique')
  expect(shown('sourceLanguage')).toBe('allemand')
  expect(shown('targetLanguages')).toBe('français et anglais britannique')
})

import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSetting, createSettings, type Setting } from './create-setting.ts'

const parse = (text: string | undefined) => (text === 'compact' ? 'compact' : 'comfortable')
const format = (value: string) => value

const Shown = ({ setting }: { setting: Setting<string> }) => <p>{setting.use()}</p>

beforeEach(() => localStorage.clear())

describe('createSetting', () => {
  it('reads a stored text and takes an unknown one for the default', () => {
    localStorage.setItem('a', 'compact')
    localStorage.setItem('b', 'huge')
    const read = (key: string) => createSetting({ key, parse, format }).get()
    expect(['a', 'b', 'c'].map(read)).toEqual(['compact', 'comfortable', 'comfortable'])
  })

  it('stores a value and shows it in every component', () => {
    const setting = createSetting<string>({ key: 'shown', parse, format })
    render(<Shown setting={setting} />)
    act(() => setting.set('compact'))
    expect(screen.getByText('compact')).toBeDefined()
    expect(localStorage.getItem('shown')).toBe('compact')
  })

  it('keeps a value for this visit when the storage refuses it', () => {
    const setting = createSetting<string>({ key: 'full', parse, format })
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    setting.set('compact')
    expect(setting.get()).toBe('compact')
    expect(warn).toHaveBeenCalledOnce()
  })
})

/** Another tab stores a text; null removes it. */
const storeElsewhere = (key: string, newValue: string | null) =>
  act(() => window.dispatchEvent(new StorageEvent('storage', { key, newValue })))

describe('a setting that another tab changes', () => {
  it('takes the value of the event', () => {
    const setting = createSetting<string>({ key: 'elsewhere', parse, format })
    render(<Shown setting={setting} />)
    storeElsewhere('elsewhere', 'compact')
    expect(screen.getByText('compact')).toBeDefined()
    storeElsewhere('elsewhere', 'huge')
    expect(screen.getByText('comfortable')).toBeDefined()
  })

  it('changes no other setting', () => {
    localStorage.setItem('other', 'compact')
    const other = createSetting<string>({ key: 'other', parse, format })
    localStorage.setItem('other', 'comfortable')
    storeElsewhere('elsewhere', 'compact')
    expect(other.get()).toBe('compact')
  })

  it('takes the value of the event, although the cookie still has the old one', () => {
    const setting = createSetting<string>({ key: 'row', isCookie: true, parse, format })
    storeElsewhere('quillport-row', 'compact')
    expect(setting.get()).toBe('compact')
  })

  it('keeps its value until the page is loaded again where each tab has its own', () => {
    const setting = createSetting<string>({ key: 'own', parse, format, isSynced: false })
    storeElsewhere('own', 'compact')
    expect(setting.get()).toBe('comfortable')
  })

  it('has its default after the storage was cleared, but not the cookies', () => {
    const made = [false, true].map((isCookie) =>
      createSetting<string>({ key: 'cleared', isCookie, parse, format, isSynced: false }),
    )
    for (const setting of made) setting.set('compact')
    localStorage.clear()
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(made.map((setting) => setting.get())).toEqual(['comfortable', 'compact'])
  })

  it('is told by a cookie through its copy', () => {
    createSetting<string>({ key: 'told', isCookie: true, parse, format }).set('compact')
    expect([document.cookie, localStorage.getItem('quillport-told')]).toEqual([
      expect.stringContaining('quillport-told=compact'),
      'compact',
    ])
  })
})

describe('createSettings', () => {
  it('keeps one value for each id', () => {
    const density = createSettings<string>({ keyOf: (id) => `density-${id}`, parse, format })
    density('users').set('compact')
    expect([density('users').get(), density('files').get()]).toEqual(['compact', 'comfortable'])
  })

  it('removes the stored text of a value whose text is null', () => {
    const upload = createSettings<string | null>({
      keyOf: (id) => id,
      parse: (text) => text ?? null,
      format: (value) => value,
    })
    upload('one').set('compact')
    upload('one').set(null)
    expect(upload('one').get()).toBeNull()
    expect(localStorage.getItem('one')).toBeNull()
  })
})

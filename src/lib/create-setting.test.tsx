import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSetting, type Setting } from './create-setting.ts'
import { createSettingFamily } from './setting-family.ts'

const parse = (text: string | undefined) => (text === 'compact' ? 'compact' : 'comfortable')
const format = (value: string) => value
const family = () => createSettingFamily<string>({ keyOf: (id) => `density-${id}`, parse, format })

const Shown = ({ setting }: { setting: Setting<string> }) => <p>{setting.use()}</p>

beforeEach(() => localStorage.clear())

describe('createSetting', () => {
  it('reads a stored text and takes an unknown one for the default', () => {
    localStorage.setItem('a', 'compact')
    localStorage.setItem('b', 'huge')
    const read = (key: string) => createSetting({ key, medium: 'device', parse, format }).get()
    expect(['a', 'b', 'c'].map(read)).toEqual(['compact', 'comfortable', 'comfortable'])
  })

  it('stores a value and shows it in every component', () => {
    const setting = createSetting<string>({ key: 'shown', medium: 'device', parse, format })
    render(<Shown setting={setting} />)
    act(() => setting.set('compact'))
    expect(screen.getByText('compact')).toBeDefined()
    expect(localStorage.getItem('shown')).toBe('compact')
  })

  it('keeps a value for this visit when the storage refuses it', () => {
    const setting = createSetting<string>({ key: 'full', medium: 'device', parse, format })
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    setting.set('compact')
    expect(setting.get()).toBe('compact')
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('createSettingFamily', () => {
  it('keeps one value for each member', () => {
    const density = family()
    density('users').set('compact')
    expect([density('users').get(), density('files').get()]).toEqual(['compact', 'comfortable'])
  })

  it('removes the stored text of a value whose text is null', () => {
    const upload = createSettingFamily<string | null>({
      keyOf: (id) => id,
      parse: (text) => text ?? null,
      format: (value) => value,
    })
    upload('one').set('compact')
    upload('one').set(null)
    expect(upload('one').get()).toBeNull()
    expect(localStorage.getItem('one')).toBeNull()
  })

  it('reads a member again that no component follows', () => {
    const density = family()
    expect(density('users').get()).toBe('comfortable')
    localStorage.setItem('density-users', 'compact')
    expect(density('users').get()).toBe('compact')
  })

  it('keeps a value for this visit when the storage refuses it', () => {
    const density = family()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    density('users').set('compact')
    expect(density('users').get()).toBe('compact')
  })
})

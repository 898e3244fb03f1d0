import { beforeEach, describe, expect, it, vi } from 'vitest'

/** A BroadcastChannel with the messages that one tab sends and receives. */
class Channel {
  static readonly opened: Channel[] = []
  readonly sent: unknown[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor(readonly name: string) {
    Channel.opened.push(this)
  }
  postMessage(message: unknown) {
    this.sent.push(message)
  }
  receive(data: unknown) {
    this.onmessage?.({ data })
  }
}

beforeEach(() => {
  vi.resetModules()
  Channel.opened.length = 0
  vi.stubGlobal('BroadcastChannel', Channel)
  // The cookies that another tab changed are not visible yet, as browsers allow.
  vi.stubGlobal('document', {
    cookie: 'quillport-navbarType=static',
    documentElement: { dir: 'ltr', classList: { add() {}, remove() {} }, dataset: {}, style: {} },
  })
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false, addEventListener() {} }) })
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem() {} })
  vi.stubGlobal('navigator', { languages: ['en'] })
})

const channel = () => {
  expect(Channel.opened).toHaveLength(1)
  return Channel.opened[0] as Channel
}

describe('settings changed in another tab', () => {
  it('apply the received values, although the cookies still have the old ones', async () => {
    const mode = await import('./color-mode.ts')
    const direction = await import('./direction.ts')
    const language = await import('./language.ts')
    mode.startColorMode()
    direction.startDirection()
    channel().receive({ theme: 'dark', skin: 'bordered' })
    channel().receive({ isAppRTL: 'true' })
    channel().receive({ language: 'fr' })
    const { dataset, dir } = document.documentElement
    expect({ skin: dataset.skin, dir, language: language.currentLanguage() }).toEqual({
      skin: 'bordered',
      dir: 'rtl',
      language: 'fr',
    })
    channel().receive({ theme: 'light' })
    expect(dataset.skin).toBe('bordered')
  })

  it('change no other setting, and an unknown value gives the default', async () => {
    const language = await import('./language.ts')
    channel().receive({ language: 'fr' })
    channel().receive({ navbarType: 'hidden' })
    expect(language.currentLanguage()).toBe('fr')
    channel().receive({ language: 'tlh' })
    expect(language.currentLanguage()).toBe('en')
  })

  it.each([null, 'dark', 7, [], { language: 7 }, { language: { toString: () => 'fr' } }])(
    'ignore %j, which no tab of this version posts',
    async (message) => {
      const language = await import('./language.ts')
      channel().receive(message)
      expect(language.currentLanguage()).toBe('en')
    },
  )

  it('are broadcast once, with the stored value', async () => {
    const { setDirection } = await import('./direction.ts')
    setDirection('rtl')
    expect(channel().sent).toEqual([{ isAppRTL: 'true' }])
  })
})

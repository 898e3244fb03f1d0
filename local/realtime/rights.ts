import { type RealtimeClaims, Refusal } from './claims.ts'
import type { ChannelSettings } from './join.ts'
import { limits } from './limits.ts'
import type { Extension, TopicAccess } from './policies.ts'
import type { Service } from './service.ts'

/** The rights of one token on one topic, checked again with every token and every few minutes. */
export class TopicRights {
  readonly #write = new Map<Extension, Promise<boolean>>()
  #timer: NodeJS.Timeout | undefined

  private constructor(
    private readonly service: Service,
    private readonly settings: ChannelSettings,
    private token: string,
    private claims: RealtimeClaims,
    private readAccess: TopicAccess,
    private readonly onLost: (message: string) => void,
  ) {
    this.#arm()
  }

  /** Creates the rights of a token; throws a Refusal when the token may not read the topic. */
  static async of(
    service: Service,
    settings: ChannelSettings,
    token: string,
    onLost: (message: string) => void,
  ): Promise<TopicRights> {
    const claims = await service.readClaims(token)
    const read = await service.requireRead(settings, claims)
    return new TopicRights(service, settings, token, claims, read, onLost)
  }

  /** True when the token belongs to a user or the server, not only the publishable key. */
  get isSignedIn(): boolean {
    return this.claims.role !== 'anon'
  }

  get read(): TopicAccess {
    return this.readAccess
  }

  /** Checked at the first message of a kind, then cached. */
  async write(extension: Extension): Promise<boolean> {
    const cached =
      this.#write.get(extension) ?? this.service.mayWrite(this.settings.topic, this.claims, extension)
    this.#write.set(extension, cached)
    try {
      return await cached
    } catch (error) {
      this.#write.delete(extension)
      throw error
    }
  }

  /** Takes a new token; an invalid one, or one without read access, closes the channel. */
  async refresh(token: unknown): Promise<void> {
    if (typeof token !== 'string' || token.startsWith('sb_') || token === this.token) return
    try {
      const claims = await this.service.readClaims(token)
      this.readAccess = await this.service.requireRead(this.settings, claims)
      this.claims = claims
      this.token = token
      this.#write.clear()
      this.#arm()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.onLost(error.message)
    }
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #arm(): void {
    clearTimeout(this.#timer)
    const left = this.claims.exp * 1000 - Date.now()
    this.#timer = setTimeout(() => this.#recheck(), Math.max(0, Math.min(left, limits.recheckMs)))
    this.#timer.unref()
  }

  #recheck(): void {
    this.#checkAgain().catch((error: unknown) =>
      console.error('realtime: a channel could not be closed:', error),
    )
  }

  async #checkAgain(): Promise<void> {
    if (this.claims.exp * 1000 <= Date.now()) {
      this.onLost('Token has expired')
      return
    }
    try {
      this.readAccess = await this.service.requireRead(this.settings, this.claims)
      this.#write.clear()
      this.#arm()
    } catch (error) {
      if (error instanceof Refusal) {
        this.onLost(error.message)
        return
      }
      console.error('realtime: rights could not be checked again:', error)
      this.#arm()
    }
  }
}

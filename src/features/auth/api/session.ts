import type { SessionResponse, UserData } from '@contract/session.ts'
import { type AppAbility, createAbility } from '@/lib/ability.ts'
import { api } from '@/lib/api-client.ts'
import { ApiError } from '@/lib/api-error.ts'
import { comesFromMail, readStoredAuth } from '@/lib/auth-storage.ts'
import { loadAuth } from '@/lib/auth-token.ts'
import { createStore, useStore } from '@/lib/external-store.ts'
import { reportError } from '@/lib/report-error.ts'
import { whenIdle } from '@/lib/when-idle.ts'
import { isSession, readStoredSession, writeStoredSession } from '../model/stored-session.ts'

/** What the app knows about who is using it. */
export type AuthSessionState =
  | { status: 'loading'; user: null; ability: AppAbility }
  | { status: 'failed'; user: null; ability: AppAbility; error: unknown }
  | { status: 'signed-out'; user: null; ability: AppAbility }
  | { status: 'signed-in'; user: UserData; ability: AppAbility }

const nobody = createAbility()
const loading: AuthSessionState = { status: 'loading', user: null, ability: nobody }
const signedOut: AuthSessionState = { status: 'signed-out', user: null, ability: nobody }

/** The session of this tab. */
export const sessionStore = createStore<AuthSessionState>(loading)

let currentUserId: string | null = null
let currentText = ''
let adopting: Promise<void> = Promise.resolve()

function accept(session: SessionResponse) {
  const text = JSON.stringify(session)
  writeStoredSession(session, localStorage)
  if (text === currentText && sessionStore.get().status === 'signed-in') return
  currentText = text
  sessionStore.set({
    status: 'signed-in',
    user: session.userData,
    ability: createAbility(session.userAbilityRules),
  })
}

/** Forgets whoever was signed in. */
export function forgetSession(): void {
  currentUserId = null
  currentText = ''
  writeStoredSession(null, localStorage)
  sessionStore.set(signedOut)
}

/** Asks the server who is signed in and what they may do now. */
export async function reloadSession(): Promise<void> {
  const userId = currentUserId
  if (userId === null) return
  try {
    const session = await api.get('/session')
    if (!isSession(session)) throw new Error('The session answer has an unknown shape')
    if (currentUserId === userId) accept(session)
  } catch (error) {
    if (currentUserId !== userId) return
    // Signed out elsewhere, or no longer active: nothing of this session holds any more.
    const isOver = error instanceof ApiError && (error.status === 401 || error.code === 'inactive')
    if (isOver && (error.status === 401 || sessionStore.get().status === 'signed-in')) {
      await (await loadAuth()).signOut({ scope: 'local' })
      forgetSession()
      return
    }
    if (sessionStore.get().status === 'signed-in') {
      // The stored rules still hold; the server decides again on every call anyway.
      reportError(error, { where: 'session refresh' })
      return
    }
    sessionStore.set({ status: 'failed', user: null, ability: nobody, error })
  }
}

async function adopt(userId: string) {
  const stored = readStoredSession(userId, localStorage)
  // Rules load from the stored ones at start; the server's answer replaces them a moment later.
  if (stored) accept(stored)
  await reloadSession()
}

/** Takes over whom Auth names; resolves once rules and user are known. Hearing the same twice is one piece of work. */
export function adoptUser(userId: string | null): Promise<void> {
  if (userId === null) {
    forgetSession()
    return Promise.resolve()
  }
  if (userId !== currentUserId || sessionStore.get().status === 'failed') {
    currentUserId = userId
    currentText = ''
    sessionStore.set(loading)
    adopting = adopt(userId)
  }
  return adopting
}

async function follow() {
  try {
    const [auth, { followSessionHints }] = await Promise.all([loadAuth(), import('./session-hints.ts')])
    auth.onAuthStateChange((_event, session) => {
      // Auth holds a lock while it calls back; whatever asks for the token must wait until it is released.
      setTimeout(() => void adoptUser(session?.user.id ?? null), 0)
    })
    followSessionHints(sessionStore, reloadSession)
  } catch (error) {
    if (sessionStore.get().status === 'loading')
      sessionStore.set({ status: 'failed', user: null, ability: nobody, error })
    window.addEventListener('online', () => void follow(), { once: true })
  }
}

/**
 * Says at once who is using the app, from what Auth stored at the last visit, and follows Auth (sign-in, sign-out and
 * expiry, here and in other tabs) from when it has been loaded after the first screen (docs/decisions/0011).
 */
export function startSession(): void {
  if (comesFromMail(window.location)) {
    void follow()
    return
  }
  void adoptUser(readStoredAuth(localStorage)?.userId ?? null)
  whenIdle(() => void follow())
}

/** Resolves once it is known who is using the app. */
export function whenSessionKnown(): Promise<AuthSessionState> {
  const now = sessionStore.get()
  if (now.status !== 'loading') return Promise.resolve(now)
  return new Promise((resolve) => {
    const stop = sessionStore.subscribe(() => {
      const state = sessionStore.get()
      if (state.status === 'loading') return
      stop()
      resolve(state)
    })
  })
}

/** The session, following every change. */
export const useSession = (): AuthSessionState => useStore(sessionStore)

/** Whoever is signed in, or null. */
export const useUser = (): UserData | null => useSession().user

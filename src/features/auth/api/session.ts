import type { SessionResponse, UserData } from '@contract/session.ts'
import { api } from '@/lib/api/api-client.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { type AppAbility, createAbility } from '@/lib/auth/ability.ts'
import { storedUserId } from '@/lib/auth/auth-storage.ts'
import { endSession, isSessionEnding, loadAuth } from '@/lib/auth/auth-token.ts'
import { afterFirstScreen } from '@/lib/browser/after-first-screen.ts'
import { reportError } from '@/lib/browser/report-error.ts'
import { createStore, useStore } from '@/lib/storage/external-store.ts'
import { isSession, readStoredSession, writeStoredSession } from '../model/stored-session.ts'
import { forgetRecoveryCodes } from '../model/unconfirmed-codes.ts'

/**
 * The step that a sign-in still needs: a code of the second factor, or its setup where the role requires one (R-404,
 *
 */
export type PendingStep = 'code' | 'setup'

/** The authentication state of the app. */
export type AuthSessionState =
  | { status: 'loading'; user: null; ability: AppAbility }
  | { status: 'failed'; user: null; ability: AppAbility; error: unknown }
  | { status: 'signed-out'; user: null; ability: AppAbility; pending?: PendingStep; isDeactivated?: boolean }
  | { status: 'signed-in'; user: UserData; ability: AppAbility }

const noAbility = createAbility()
const loading: AuthSessionState = { status: 'loading', user: null, ability: noAbility }
const signedOut = { status: 'signed-out', user: null, ability: noAbility } as const

export const sessionStore = createStore<AuthSessionState>(loading)

let currentUserId: string | null = null
let currentText = ''
let loadingSession: Promise<void> = Promise.resolve()
/** The number of requested sessions, and of the newest request with a session. */
let requested = 0
let received = 0
/** Aborts the running requests of a session that has ended: the server would refuse them. */
let running = new AbortController()

function storeSession(session: SessionResponse) {
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

/** Clears the session and the stored copy; a known deactivation stays the reason until the next sign-in. */
export function forgetSession({ isDeactivated = isKnownDeactivated() } = {}): void {
  currentUserId = null
  currentText = ''
  running.abort()
  running = new AbortController()
  writeStoredSession(null, localStorage)
  forgetRecoveryCodes()
  sessionStore.set(isDeactivated ? { ...signedOut, isDeactivated } : signedOut)
}

function isKnownDeactivated(): boolean {
  const state = sessionStore.get()
  return state.status === 'signed-out' && state.isDeactivated === true
}

const pendingSteps: Readonly<Record<string, PendingStep>> = {
  second_factor: 'code',
  second_factor_setup: 'setup',
}
const pendingStep = (error: unknown): PendingStep | null =>
  error instanceof ApiError ? (pendingSteps[error.code] ?? null) : null

const isPending = (state: AuthSessionState) => state.status === 'signed-out' && state.pending !== undefined

/** Refetches the session: the user and their current rules. */
export async function reloadSession(): Promise<void> {
  const userId = currentUserId
  if (userId === null) return
  requested += 1
  const order = requested
  // The response of a later request, with newer rules, may have been received before this one.
  const isCurrent = () => currentUserId === userId && order > received
  try {
    const session = await api.get('/session', { signal: running.signal })
    if (!isSession(session)) throw new Error('The session response has an unknown shape')
    if (!isCurrent()) return
    received = order
    storeSession(session)
  } catch (error) {
    if (!isCurrent()) return
    const pending = pendingStep(error)
    if (pending !== null) {
      currentText = ''
      writeStoredSession(null, localStorage)
      sessionStore.set({ ...signedOut, pending })
      return
    }
    // The session ended elsewhere or the account is no longer active.
    const isOver = error instanceof ApiError && (error.status === 401 || error.code === 'inactive')
    if (isOver && (error.status === 401 || sessionStore.get().status === 'signed-in')) {
      await endSession(() => forgetSession({ isDeactivated: error.code === 'inactive' }))
      return
    }
    if (sessionStore.get().status === 'signed-in') {
      // Keeps the stored rules; the server checks rights on every call anyway. Without a connection the session is
      // requested again when the topic opens.
      if (!(error instanceof ApiError && error.isNetwork)) reportError(error, { where: 'session refresh' })
      return
    }
    sessionStore.set({ status: 'failed', user: null, ability: noAbility, error })
  }
}

async function loadSession(userId: string) {
  const stored = readStoredSession(userId, localStorage)
  // Rules load from the stored ones at start, then the server's response replaces them.
  if (stored) storeSession(stored)
  await reloadSession()
}

/** Loads the session of the user that Auth reports; calls for the same user share one request. */
export function setSessionUser(userId: string | null): Promise<void> {
  if (userId === null) {
    forgetSession()
    return Promise.resolve()
  }
  if (userId !== currentUserId || sessionStore.get().status === 'failed') {
    currentUserId = userId
    currentText = ''
    sessionStore.set(loading)
    loadingSession = loadSession(userId)
  } else if (isPending(sessionStore.get())) {
    // Another window may have finished the pending step.
    loadingSession = reloadSession()
  }
  return loadingSession
}

async function followAuth() {
  try {
    const auth = await loadAuth()
    auth.onAuthStateChange((_event, session) => {
      // Auth holds a lock during this callback, so token requests must wait until it returns.
      setTimeout(() => {
        // Its end is reported too; as a new sign-in it would replace the reason of the end.
        if (session && isSessionEnding()) return
        void setSessionUser(session?.user.id ?? null)
      }, 0)
    })
  } catch (error) {
    if (sessionStore.get().status === 'loading')
      sessionStore.set({ status: 'failed', user: null, ability: noAbility, error })
    window.addEventListener('online', () => void followAuth(), { once: true })
  }
}

/**
 * Starts from the session Auth stored earlier, and follows Auth events after the first screen has loaded it
 * (docs/decisions/0011).
 */
export function startSession(): void {
  void setSessionUser(storedUserId())
  afterFirstScreen(() => void followAuth())
}

/** Resolves when the server has answered the first request of the session; until then its rules are the stored ones. */
export const whenSessionFresh = (): Promise<void> => loadingSession

/** Resolves with the first state that is not `loading`. */
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

export const useSession = (): AuthSessionState => useStore(sessionStore)

/** The signed-in user, or null. */
export const useUser = (): UserData | null => useSession().user

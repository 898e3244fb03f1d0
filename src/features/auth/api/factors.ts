import type { recoveryCodes, twoFactorStatus } from '@contract/two-factor.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'
import { storedUserId } from '@/lib/auth/auth-storage.ts'
import { loadAuth } from '@/lib/auth/auth-token.ts'
import { keepRecoveryCodes, unconfirmedCodes } from '../model/unconfirmed-codes.ts'
import { reloadSession } from './session.ts'

/** A new authenticator that no code has verified yet. */
export type NewFactor = { id: string; secret: string; uri: string }

export const twoFactorKeys = {
  all: ['two-factor'] as const,
  status: () => [...twoFactorKeys.all, 'status'] as const,
}

/** The second factor of the signed-in person: the id of the verified one, unused recovery codes, and the role's rule. */
export const twoFactorQuery = queryOptions({
  queryKey: twoFactorKeys.status(),
  queryFn: async ({ signal }) => {
    const [factorId, status] = await Promise.all([
      verifiedFactor(),
      api.get<typeof twoFactorStatus>('/account/two-factor', { signal }),
    ])
    return { factorId, ...status }
  },
})

/** Returns the id of the person's verified factor, or null. */
export async function verifiedFactor(): Promise<string | null> {
  const auth = await loadAuth()
  const { data, error } = await auth.mfa.listFactors()
  if (error) throw error
  return data.totp[0]?.id ?? null
}

/** Starts an enrolment; earlier ones that were not finished are removed, because Auth limits their number. */
export async function enrolFactor(): Promise<NewFactor> {
  const auth = await loadAuth()
  const { data: known, error: unknown } = await auth.mfa.listFactors()
  if (unknown) throw unknown
  for (const { id, status } of known.all) {
    if (status === 'verified') continue
    const { error } = await auth.mfa.unenroll({ factorId: id })
    if (error) throw error
  }
  const { data, error } = await auth.mfa.enroll({
    factorType: 'totp',
    issuer: 'Quillport',
    friendlyName: 'Quillport',
  })
  if (error) throw error
  return { id: data.id, secret: data.totp.secret, uri: data.totp.uri }
}

/** Verifies a code of a factor, which raises the session to `aal2`. */
export async function verifyCode(factorId: string, code: string): Promise<void> {
  const auth = await loadAuth()
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code })
  if (error) throw error
}

/** Verifies a code at sign-in and loads the person and their rules. */
export async function finishSignIn(code: string): Promise<void> {
  const factorId = await verifiedFactor()
  if (factorId !== null) await verifyCode(factorId, code)
  await reloadSession()
}

/** Removes the factor after a current code of it. */
export async function removeFactor(factorId: string, code: string): Promise<void> {
  await verifyCode(factorId, code)
  const auth = await loadAuth()
  const { error } = await auth.mfa.unenroll({ factorId })
  if (error) throw error
  await auth.refreshSession()
}

const ownId = () => storedUserId() ?? ''

/** Replaces the recovery codes and returns the new ones, which this tab keeps until they are confirmed as saved. */
export async function createRecoveryCodes(): Promise<string[]> {
  const { codes } = await api.post<typeof recoveryCodes>('/account/recovery-codes')
  keepRecoveryCodes(ownId(), codes)
  return codes
}

/** The own recovery codes that were shown but not confirmed as saved, or null. */
export const readUnconfirmedCodes = (): string[] | null => unconfirmedCodes(ownId())

/** Signs in with a recovery code, which opens this session only, and loads the person and their rules. */
export async function spendRecoveryCode(code: string): Promise<void> {
  try {
    await api.post('/account/recovery-codes/use', { body: { code } })
  } catch (error) {
    // The factor may have been removed in another window, which opens this session too.
    await reloadSession()
    throw error
  }
  await reloadSession()
}

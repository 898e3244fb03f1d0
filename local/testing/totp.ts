import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app shows for a key, by default in the current time step. */
export const authenticatorCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** The rules of a strong password, in the order in which they are shown. */
export const PASSWORD_RULES = ['length', 'letters', 'digit', 'symbol', 'uncommon'] as const
export type PasswordRule = (typeof PASSWORD_RULES)[number]

const SHORTEST = 12
const COMMON = /password|passwort|motdepasse|qwerty|azerty|letmein|welcome|quillport|12345|abcdef|(.)\1{3}/i

/** The rules that a password meets; a common word, a sequence or a repeated character breaks `uncommon`. */
export function passwordRulesMet(password: string): ReadonlySet<PasswordRule> {
  const tests: Record<PasswordRule, boolean> = {
    length: [...password].length >= SHORTEST,
    letters: /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
    digit: /\p{N}/u.test(password),
    symbol: /[^\p{L}\p{N}\s]/u.test(password),
    uncommon: password !== '' && !COMMON.test(password),
  }
  return new Set(PASSWORD_RULES.filter((rule) => tests[rule]))
}

/** Strong with every rule, fair with all but one if the password is long enough, otherwise weak. */
export function passwordStrength(password: string): 'weak' | 'fair' | 'strong' {
  const met = passwordRulesMet(password)
  if (met.size === PASSWORD_RULES.length) return 'strong'
  return met.size === PASSWORD_RULES.length - 1 && met.has('length') ? 'fair' : 'weak'
}

/** Returns whether two secrets are equal; compared as digests, so that the duration reveals nothing about them. */
export async function isSameSecret(given: string, secret: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(given), digest(secret)])
  return a.every((byte, at) => byte === b[at])
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

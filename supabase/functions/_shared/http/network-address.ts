/** The header that the embedded gateway sets to the address of the connection. */
export const DEFAULT_ADDRESS_HEADER = 'x-forwarded-for'

/**
 * Returns the network address in a header that the nearest proxy writes (decision 0037): the last entry, because a
 * client may send earlier ones.
 */
export const networkAddressOf = (headers: Headers, header: string): string =>
  (headers.get(header)?.split(',').at(-1) ?? '').trim()

/** The time zone of this device, such as `Europe/Paris`. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

import type { MessageId } from './message-ids.ts'

/** Locale files that every screen needs; one file ships them together with all titles. */
export const coreNamespaces: readonly string[] = ['app', 'ui', 'notifications']

/** Messages of areas that notices and menus show on every screen. */
export const shellMessageIds: readonly MessageId[] = ['account.settings.title', 'chat.open.nav']

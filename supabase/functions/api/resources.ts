import type { Hono } from 'hono'
import type { Env } from '../_shared/http/context.ts'
import type { Deps } from './deps.ts'
import { authResource } from './resources/auth.ts'
import { commentsResource } from './resources/comments.ts'
import { healthResource } from './resources/health.ts'
import { importsResource } from './resources/imports.ts'
import { itemTreeResource } from './resources/item-tree.ts'
import { itemsResource } from './resources/items.ts'
import { manuscriptsResource } from './resources/manuscripts.ts'
import { membersResource } from './resources/members.ts'
import { notificationsResource } from './resources/notifications.ts'
import { rawFilesResource } from './resources/raw-files.ts'
import { revisionsResource } from './resources/revisions.ts'
import { searchResource } from './resources/search.ts'
import { sessionResource } from './resources/session.ts'
import { vocabularyResource } from './resources/vocabulary.ts'

/** Registers the routes of one resource below `/api`. */
export type Resource = (api: Hono<Env>, deps: Deps) => void

/** Every resource of the API: a new one adds its line here. */
export const resources: readonly Resource[] = [
  healthResource,
  authResource,
  sessionResource,
  notificationsResource,
  manuscriptsResource,
  membersResource,
  vocabularyResource,
  itemsResource,
  itemTreeResource,
  revisionsResource,
  commentsResource,
  searchResource,
  importsResource,
  rawFilesResource,
]

/** What may be called without having signed in. */
export const publicPaths: ReadonlySet<string> = new Set(['/api/health', '/api/auth/login'])

import type { Hono } from 'hono'
import type { Env } from '../_shared/http/context.ts'
import type { Deps } from './deps.ts'
import { accountResource } from './resources/account.ts'
import { adminResource } from './resources/admin.ts'
import { authResource } from './resources/auth.ts'
import { chatResource } from './resources/chat.ts'
import { collectionsResource } from './resources/collections.ts'
import { commentsResource } from './resources/comments.ts'
import { companiesResource } from './resources/companies.ts'
import { demoAcademyResource } from './resources/demo-academy.ts'
import { demoAppBarResource } from './resources/demo-app-bar.ts'
import { demoCalendarResource } from './resources/demo-calendar.ts'
import { demoDashboardsResource } from './resources/demo-dashboards.ts'
import { demoEcommerceResource } from './resources/demo-ecommerce.ts'
import { demoInvoiceResource } from './resources/demo-invoice.ts'
import { demoKanbanResource } from './resources/demo-kanban.ts'
import { demoLogisticsResource } from './resources/demo-logistics.ts'
import { demoPagesResource } from './resources/demo-pages.ts'
import { emailResource } from './resources/email.ts'
import { healthResource } from './resources/health.ts'
import { homeResource } from './resources/home.ts'
import { importsResource } from './resources/imports.ts'
import { itemTreeResource } from './resources/item-tree.ts'
import { itemsResource } from './resources/items.ts'
import { mailResource } from './resources/mail.ts'
import { mailDraftsResource } from './resources/mail-drafts.ts'
import { mailLabelsResource } from './resources/mail-labels.ts'
import { mailSearchResource } from './resources/mail-search.ts'
import { manuscriptInvitationsResource } from './resources/manuscript-invitations.ts'
import { manuscriptsResource } from './resources/manuscripts.ts'
import { membersResource } from './resources/members.ts'
import { notificationsResource } from './resources/notifications.ts'
import { openapiResource } from './resources/openapi.ts'
import { peopleResource } from './resources/people.ts'
import { permissionsResource } from './resources/permissions.ts'
import { presenceResource } from './resources/presence.ts'
import { profilePagesResource } from './resources/profile-pages.ts'
import { projectActionsResource } from './resources/project-actions.ts'
import { projectCommentsResource } from './resources/project-comments.ts'
import { projectFilesResource } from './resources/project-files.ts'
import { projectsResource } from './resources/projects.ts'
import { rawFilesResource } from './resources/raw-files.ts'
import { revisionsResource } from './resources/revisions.ts'
import { rolesResource } from './resources/roles.ts'
import { searchResource } from './resources/search.ts'
import { sessionResource } from './resources/session.ts'
import { sessionsResource } from './resources/sessions.ts'
import { usersResource } from './resources/users.ts'
import { vocabularyResource } from './resources/vocabulary.ts'

/** Registers the routes of one resource below `/api`. */
export type Resource = (api: Hono<Env>, deps: Deps) => void

/** Every resource of the API: a new one adds its line here. */
export const resources: readonly Resource[] = [
  healthResource,
  openapiResource,
  accountResource,
  sessionsResource,
  profilePagesResource,
  adminResource,
  authResource,
  sessionResource,
  notificationsResource,
  homeResource,
  manuscriptsResource,
  membersResource,
  manuscriptInvitationsResource,
  vocabularyResource,
  collectionsResource,
  itemsResource,
  itemTreeResource,
  revisionsResource,
  commentsResource,
  searchResource,
  importsResource,
  rawFilesResource,
  demoAcademyResource,
  demoAppBarResource,
  demoCalendarResource,
  demoDashboardsResource,
  demoEcommerceResource,
  demoInvoiceResource,
  demoKanbanResource,
  demoLogisticsResource,
  demoPagesResource,
  chatResource,
  projectsResource,
  projectActionsResource,
  projectCommentsResource,
  projectFilesResource,
  presenceResource,
  mailResource,
  mailLabelsResource,
  mailDraftsResource,
  mailSearchResource,
  emailResource,
  peopleResource,
  usersResource,
  companiesResource,
  rolesResource,
  permissionsResource,
]

/** What may be called without having signed in. */
export const publicPaths: ReadonlySet<string> = new Set([
  '/api/health',
  '/api/docs',
  '/api/openapi.json',
  '/api/auth/login',
  '/api/pages/faq',
  '/api/pages/help-center',
  '/api/pages/help-center/article',
])

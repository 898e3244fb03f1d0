import { isPublic } from '../_shared/http/route-responses.ts'
import { type ApiRouter, createRouter, routesOf } from '../_shared/http/router.ts'
import { permissionsResource } from './access/permissions-routes.ts'
import { rolesResource } from './access/roles-routes.ts'
import { accountResource } from './account/account-routes.ts'
import { profilePagesResource } from './account/profile-pages-routes.ts'
import { sessionsResource } from './account/sessions-routes.ts'
import { twoFactorResource } from './account/two-factor-routes.ts'
import { adminResource } from './admin/admin-routes.ts'
import { workspaceResource } from './admin/workspace-routes.ts'
import { authResource } from './auth/auth-routes.ts'
import { sessionResource } from './auth/session-routes.ts'
import { chatProfileResource } from './chat/chat-profile-routes.ts'
import { chatResource } from './chat/chat-routes.ts'
import { presenceResource } from './chat/presence-routes.ts'
import { companiesResource } from './companies/companies-routes.ts'
import { demoResource } from './demo/routes.ts' // template areas
import type { Deps } from './deps.ts'
import { homeResource } from './home/home-routes.ts'
import { emailResource } from './mail/email-routes.ts'
import { inboundResource } from './mail/inbound-routes.ts'
import { mailDraftsResource } from './mail/mail-drafts-routes.ts'
import { mailLabelsResource } from './mail/mail-labels-routes.ts'
import { mailResource } from './mail/mail-routes.ts'
import { mailSearchResource } from './mail/mail-search-routes.ts'
import { mailSendingResource } from './mail/mail-sending-routes.ts'
import { savedRepliesResource } from './mail/saved-replies-routes.ts'
import { teamMailResource } from './mail/team-mail-routes.ts'
import { visitorRepliesResource } from './mail/visitor-replies-routes.ts'
import { mailAddressesResource } from './mail-delivery/mail-addresses-routes.ts'
import { mailLinksResource } from './mail-delivery/mail-links-routes.ts'
import { collectionsResource } from './manuscripts/collections-routes.ts'
import { commentsResource } from './manuscripts/comments-routes.ts'
import { customFieldsResource } from './manuscripts/custom-fields-routes.ts'
import { exportsResource } from './manuscripts/exports-routes.ts'
import { historyResource } from './manuscripts/history-routes.ts'
import { itemSearchResource } from './manuscripts/item-search-routes.ts'
import { itemTreeResource } from './manuscripts/item-tree-routes.ts'
import { itemsResource } from './manuscripts/items-routes.ts'
import { keywordsResource } from './manuscripts/keywords-routes.ts'
import { manuscriptInvitationsResource } from './manuscripts/manuscript-invitations-routes.ts'
import { manuscriptsResource } from './manuscripts/manuscripts-routes.ts'
import { membersResource } from './manuscripts/members-routes.ts'
import { outputsResource } from './manuscripts/outputs-routes.ts'
import { rawFilesResource } from './manuscripts/raw-files-routes.ts'
import { revisionsResource } from './manuscripts/revisions-routes.ts'
import { templatesResource } from './manuscripts/templates-routes.ts'
import { textsResource } from './manuscripts/texts-routes.ts'
import { transfersResource } from './manuscripts/transfers-routes.ts'
import { vocabularyResource } from './manuscripts/vocabulary-routes.ts'
import { weeklyExportsResource } from './manuscripts/weekly-exports-routes.ts'
import { writingResource } from './manuscripts/writing-routes.ts'
import { notificationMailsResource } from './notifications/notification-mails-routes.ts'
import { notificationsResource } from './notifications/notifications-routes.ts'
import { pageTextsResource } from './page-texts/page-texts-routes.ts'
import { peopleResource } from './people/people-routes.ts'
import { planOrdersResource } from './plan-orders/plan-orders-routes.ts'
import { healthResource } from './platform/health-routes.ts'
import { openapiResource } from './platform/openapi-routes.ts'
import { absencesResource } from './projects/absences-routes.ts'
import { projectActionsResource } from './projects/project-actions-routes.ts'
import { projectBulkResource } from './projects/project-bulk-routes.ts'
import { projectCalendarResource } from './projects/project-calendar-routes.ts'
import { projectChangesResource } from './projects/project-changes-routes.ts'
import { projectCommentsResource } from './projects/project-comments-routes.ts'
import { projectDeliveriesResource } from './projects/project-deliveries-routes.ts'
import { projectEventsResource } from './projects/project-events-routes.ts'
import { projectFilesResource } from './projects/project-files-routes.ts'
import { projectMessagesResource } from './projects/project-messages-routes.ts'
import { projectPeopleResource } from './projects/project-people-routes.ts'
import { projectPricesResource } from './projects/project-prices-routes.ts'
import { projectTargetsResource } from './projects/project-targets-routes.ts'
import { projectViewsResource } from './projects/project-views-routes.ts'
import { projectWorkloadResource } from './projects/project-workload-routes.ts'
import { projectsResource } from './projects/projects-routes.ts'
import { importsResource } from './scrivener-import/imports-routes.ts'
import { searchResource } from './search/search-routes.ts'
import { userFactorResource } from './users/user-factor-routes.ts'
import { userInvitationResource } from './users/user-invitation-routes.ts'
import { usersResource } from './users/users-routes.ts'

/** Registers the routes of one resource below `/api`. */
type Resource = (api: ApiRouter, deps: Deps) => void

/** Every resource of the API; a new resource is added here, one of a template area in `demo/routes.ts`. */
const resources: readonly Resource[] = [
  healthResource,
  openapiResource,
  accountResource,
  sessionsResource,
  twoFactorResource,
  profilePagesResource,
  adminResource,
  workspaceResource,
  authResource,
  sessionResource,
  notificationsResource,
  notificationMailsResource,
  homeResource,
  searchResource,
  manuscriptsResource,
  membersResource,
  manuscriptInvitationsResource,
  vocabularyResource,
  keywordsResource,
  customFieldsResource,
  historyResource,
  writingResource,
  collectionsResource,
  outputsResource,
  exportsResource,
  weeklyExportsResource,
  itemsResource,
  itemTreeResource,
  templatesResource,
  transfersResource,
  revisionsResource,
  commentsResource,
  itemSearchResource,
  textsResource,
  importsResource,
  rawFilesResource,
  demoResource, // template areas
  chatResource,
  chatProfileResource,
  // Before /projects/{id}, which their paths match too.
  projectMessagesResource,
  projectWorkloadResource,
  projectViewsResource,
  projectCalendarResource,
  projectsResource,
  projectEventsResource,
  projectActionsResource,
  projectBulkResource,
  projectDeliveriesResource,
  projectChangesResource,
  projectPricesResource,
  projectTargetsResource,
  projectPeopleResource,
  projectCommentsResource,
  projectFilesResource,
  absencesResource,
  presenceResource,
  mailResource,
  savedRepliesResource,
  teamMailResource,
  visitorRepliesResource,
  mailLabelsResource,
  mailDraftsResource,
  mailSendingResource,
  mailSearchResource,
  emailResource,
  inboundResource,
  peopleResource,
  usersResource,
  userInvitationResource,
  userFactorResource,
  mailAddressesResource,
  mailLinksResource,
  companiesResource,
  planOrdersResource,
  pageTextsResource,
  rolesResource,
  permissionsResource,
]

/** Registers every resource. Without `deps` the routes can be described but not called. */
export function buildRouter(deps: Deps = {} as Deps): ApiRouter {
  const router = createRouter()
  for (const register of resources) register(router, deps)
  return router
}

/** The addresses that may be called without signing in: those of the routes with `security: []`. */
export const publicPathsOf = (router: ApiRouter): ReadonlySet<string> =>
  new Set(
    routesOf(router)
      .filter(isPublic)
      .map(({ path }) => `/api${path}`),
  )

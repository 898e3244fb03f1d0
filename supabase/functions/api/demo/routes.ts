import type { ApiRouter } from '../../_shared/http/router.ts'
import type { Deps } from '../deps.ts'
import { demoAcademyLearningResource } from './academy-learning-routes.ts'
import { demoAcademyResource } from './academy-routes.ts'
import { demoCalendarEventResource } from './calendar-event-routes.ts'
import { demoCalendarResource } from './calendar-routes.ts'
import { demoCategoriesResource } from './categories-routes.ts'
import { demoCheckoutResource } from './checkout-routes.ts'
import { demoCustomerBillingResource } from './customer-billing-routes.ts'
import { demoCustomerSecurityResource } from './customer-security-routes.ts'
import { demoCustomersWriteResource } from './customers-write-routes.ts'
import { demoDashboardFiguresResource } from './dashboard-figures-routes.ts'
import { demoDashboardsResource } from './dashboards-routes.ts'
import { demoDealsResource } from './deals-routes.ts'
import { demoEcommerceResource } from './ecommerce-routes.ts'
import { demoFleetResource } from './fleet-routes.ts'
import { demoFrontPagesResource } from './front-pages-routes.ts'
import { demoInvoiceActionsResource } from './invoice-actions-routes.ts'
import { demoInvoiceResource } from './invoice-routes.ts'
import { demoInvoiceWritingResource } from './invoice-writing-routes.ts'
import { demoKanbanCardResource } from './kanban-card-routes.ts'
import { demoKanbanMovesResource } from './kanban-move-routes.ts'
import { demoKanbanResource } from './kanban-routes.ts'
import { demoLogisticsResource } from './logistics-routes.ts'
import { demoOrdersWriteResource } from './orders-write-routes.ts'
import { demoPagesResource } from './pages-routes.ts'
import { demoPlanOrdersResource } from './plan-orders-routes.ts'
import { demoProductsResource } from './products-write-routes.ts'
import { demoPropertiesResource } from './properties-routes.ts'
import { demoRecordingsResource } from './recordings-routes.ts'
import { demoReferralResource } from './referral-routes.ts'
import { demoReviewResource } from './review-routes.ts'
import { demoSettingsResource } from './settings-routes.ts'

const resources: readonly ((api: ApiRouter, deps: Deps) => void)[] = [
  demoAcademyResource,
  demoAcademyLearningResource,
  demoCalendarResource,
  demoDashboardFiguresResource,
  demoDashboardsResource,
  demoEcommerceResource,
  demoOrdersWriteResource,
  demoCheckoutResource,
  demoDealsResource,
  demoPropertiesResource,
  demoCustomersWriteResource,
  demoCustomerBillingResource,
  demoCustomerSecurityResource,
  demoReviewResource,
  demoReferralResource,
  demoFleetResource,
  demoInvoiceWritingResource,
  demoInvoiceActionsResource,
  demoProductsResource,
  demoCategoriesResource,
  demoSettingsResource,
  demoInvoiceResource,
  demoCalendarEventResource,
  demoKanbanCardResource,
  demoKanbanMovesResource,
  demoKanbanResource,
  demoLogisticsResource,
  demoPagesResource,
  demoFrontPagesResource,
  demoPlanOrdersResource,
  demoRecordingsResource,
]

/** Registers the routes of the template areas. */
export function demoResource(api: ApiRouter, deps: Deps): void {
  for (const register of resources) register(api, deps)
}

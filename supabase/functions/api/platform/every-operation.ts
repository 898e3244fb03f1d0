import { routesOf } from '../../_shared/http/router.ts'
import { withRoutes } from '../../_shared/openapi/from-routes.ts'
import type { Operations } from '../../_shared/openapi/operation.ts'
import { describedOperations } from '../../_shared/openapi/registry.ts'
import { buildRouter } from '../routes.ts'

/** The calls of every area: those described in `_shared/openapi/areas` and those defined as routes. */
export const everyOperation: readonly Operations[] = withRoutes(describedOperations, routesOf(buildRouter()))

import type { PlanOrderBody, placedPlanOrder } from '@contract/demo/plan-orders.ts'
import { useMutation } from '@tanstack/react-query'
import { api } from '@/lib/api/api-client.ts'

/** Orders a plan without an account. */
export const useOrderPlan = () =>
  useMutation({
    mutationFn: (body: PlanOrderBody) =>
      api.post<typeof placedPlanOrder>('/front-pages/plan-orders', { body }),
  })

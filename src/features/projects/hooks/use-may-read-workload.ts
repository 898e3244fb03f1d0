import { useAbility } from '@/lib/auth/ability.ts'

/** Whether the user sees how much each person has to do: staff who read all projects. */
export function useMayReadWorkload(): boolean {
  const ability = useAbility()
  return ability.can('read', 'user') && ability.can('read', 'all-projects')
}

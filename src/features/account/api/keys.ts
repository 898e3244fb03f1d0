export const accountKeys = {
  all: ['account'] as const,
  own: () => [...accountKeys.all, 'own'] as const,
  connections: () => [...accountKeys.all, 'connections'] as const,
  storage: () => [...accountKeys.all, 'storage'] as const,
  sessions: () => [...accountKeys.all, 'sessions'] as const,
  plans: (view: 'mine' | 'waiting') => [...accountKeys.all, 'plans', view] as const,
  profile: (tab?: string) => [...accountKeys.all, 'profile', ...(tab ? [tab] : [])] as const,
}

/** The demo accounts of the embedded backend, shown on its login page only. */
export const demoAccounts = (['admin', 'auth', 'manager', 'user', 'client'] as const).map((role) => ({
  role,
  email: `${role}@demo.com`,
  password: 'quillport-demo',
}))

/** The embedded default's accounts, shown on its login page only. */
export const demoAccounts = ['admin', 'auth', 'manager', 'user', 'client'].map((role) => ({
  role,
  email: `${role}@demo.com`,
  password: 'quillport-demo',
}))

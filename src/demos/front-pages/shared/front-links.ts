/** The links of the public pages: message id and path. */
export const frontLinks = {
  writers: { labelId: 'front-pages.header.writers', to: '/front-pages/landing-page#writers' },
  clients: { labelId: 'front-pages.header.clients', to: '/front-pages/landing-page#clients' },
  prices: { labelId: 'front-pages.header.prices', to: '/front-pages/pricing' },
  help: { labelId: 'front-pages.header.help', to: '/front-pages/help-center' },
  contact: { labelId: 'front-pages.footer.contact', to: '/front-pages/landing-page#contact' },
  signIn: { labelId: 'front-pages.header.sign-in', to: '/login' },
  register: { labelId: 'front-pages.footer.register', to: '/register' },
} as const

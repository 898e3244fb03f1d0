/** The links of the public pages: message id and path. */
export const frontLinks = {
  writers: { labelId: 'front-pages.header.writers', to: '/front-pages/landing-page#writers' },
  clients: { labelId: 'front-pages.header.clients', to: '/front-pages/landing-page#clients' },
  prices: { labelId: 'front-pages.header.prices', to: '/front-pages/pricing' },
  help: { labelId: 'front-pages.header.help', to: '/front-pages/help-center' },
  contact: { labelId: 'front-pages.footer.contact', to: '/front-pages/landing-page#contact' },
  terms: { labelId: 'front-pages.terms.title', to: '/front-pages/terms' },
  privacy: { labelId: 'front-pages.privacy.title', to: '/front-pages/privacy' },
  imprint: { labelId: 'front-pages.imprint.title', to: '/front-pages/imprint' },
  signIn: { labelId: 'front-pages.header.sign-in', to: '/login' },
  register: { labelId: 'front-pages.footer.register', to: '/register' },
} as const

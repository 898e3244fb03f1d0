const texts = {
  en: (by: string) => ({
    subject: 'Your two-factor sign-in was reset',
    paragraphs: [
      `${by} removed the authenticator app from your Quillport account. Sign in with your password, then set up two-factor sign-in again in your security settings.`,
      'If you did not ask for that, reset your password and write to an administrator.',
    ],
  }),
  fr: (by: string) => ({
    subject: 'Votre double authentification a été réinitialisée',
    paragraphs: [
      `${by} a retiré l’application d’authentification de votre compte Quillport. Connectez-vous avec votre mot de passe, puis activez de nouveau la double authentification dans vos paramètres de sécurité.`,
      'Si vous ne l’aviez pas demandé, réinitialisez votre mot de passe et écrivez à l’administration.',
    ],
  }),
}

/** The mail to a person whose second factor an administrator reset. */
export const factorResetMail = (language: string, by: string) => texts[language === 'fr' ? 'fr' : 'en'](by)

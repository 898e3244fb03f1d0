const texts = {
  en: {
    subject: 'A recovery code was used',
    paragraphs: [
      'A recovery code was used to sign in to your Quillport account. It does not work again; the authenticator app and the other codes do.',
      'If that was not you, reset your password and write to an administrator.',
    ],
  },
  fr: {
    subject: 'Un code de secours a été utilisé',
    paragraphs: [
      'Un code de secours a servi à ouvrir une session de votre compte Quillport. Il ne fonctionne plus\u202f; l’application d’authentification et les autres codes restent valables.',
      'Si ce n’était pas vous, réinitialisez votre mot de passe et écrivez à l’administration.',
    ],
  },
}

/** The mail to the owner of an account in which a recovery code was used. */
export const recoveryCodeMail = (language: string) => texts[language === 'fr' ? 'fr' : 'en']

import editorEnDark from '../images/editor-en-dark.webp'
import editorEnLight from '../images/editor-en-light.webp'
import editorFrDark from '../images/editor-fr-dark.webp'
import editorFrLight from '../images/editor-fr-light.webp'
import inboxEnDark from '../images/inbox-en-dark.webp'
import inboxEnLight from '../images/inbox-en-light.webp'
import inboxFrDark from '../images/inbox-fr-dark.webp'
import inboxFrLight from '../images/inbox-fr-light.webp'

/** The pictures of the product by language and theme; `npm run record:screenshots` makes them. */
export const shots = {
  writers: {
    en: { light: editorEnLight, dark: editorEnDark },
    fr: { light: editorFrLight, dark: editorFrDark },
  },
  clients: {
    en: { light: inboxEnLight, dark: inboxEnDark },
    fr: { light: inboxFrLight, dark: inboxFrDark },
  },
} as const

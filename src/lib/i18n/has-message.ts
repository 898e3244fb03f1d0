import type { IntlShape } from 'react-intl'
import type { MessageId } from './message-ids.ts'

/** Returns whether a text from outside, such as a reason of the server, is the id of a loaded message. */
export const hasMessage = (intl: Pick<IntlShape, 'messages'>, id: string): id is MessageId =>
  Object.hasOwn(intl.messages, id)

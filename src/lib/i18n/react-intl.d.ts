import type { MessageId } from './message-ids.ts'

// Types the ids of react-intl in the app. Tests, which format small tables of their own, are in another project and do not
// see this file.
declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}

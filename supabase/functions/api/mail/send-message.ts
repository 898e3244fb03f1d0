import type { z } from 'zod'
import type { sendMessageBody } from '../../_shared/contract/mail-forms.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { cleanBody } from './clean-html.ts'
import { withMailErrors } from './mail-errors.ts'
import { readMessage } from './message-rows.ts'
import { readThread } from './thread-rows.ts'

type Sent = { threadId: string; messageId: string; isNew: boolean }

/** Sanitises a message and returns the function that sends it in the caller's transaction; the same id is sent once. */
export function prepareMessage(body: z.output<typeof sendMessageBody>, me: string) {
  const message = { ...body, ...cleanBody(body.html) }
  return async (tx: Tx) => {
    const [sent] = await withMailErrors(
      tx<Sent[]>`
        select thread_id, message_id, is_new
          from private.send_message(${tx.json(message as never)})`,
    )
    const { threadId, messageId, isNew } = sent as Sent
    const thread = await readThread(tx, threadId, me)
    return { isNew, response: { thread, message: await readMessage(tx, messageId, me) } }
  }
}

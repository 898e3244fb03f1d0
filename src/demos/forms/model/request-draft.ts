import * as z from 'zod'
import { draftOf } from '@/demos/wizards/shared/draft-of.ts'
import { emptyRequest, SERVICES } from './request-form.ts'

/** The draft of an example wizard on this device. */
export const requestDraft = (key: string) => draftOf(key, emptyRequest, { service: z.enum(SERVICES) })

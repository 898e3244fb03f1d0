import { useEffect } from 'react'
import { useUser } from '@/features/auth/api/session.ts'
import { ApiError } from '@/lib/api-error.ts'
import { readStoredText, writeStoredText } from '@/lib/create-setting.ts'
import { useLanguage } from '@/lib/language.ts'
import { reportError } from '@/lib/report-error.ts'
import { saveMailPlace } from '../api/mail-place.ts'
import { deviceTimeZone } from '../model/device-time-zone.ts'

const KEY = 'mail-place'

/** Tells the server the language and the time zone of this device when they change, because mails have them. */
export function ReportMailPlace() {
  const uid = useUser()?.uid
  const language = useLanguage()
  const timeZone = deviceTimeZone()
  const place = `${uid} ${language} ${timeZone}`
  useEffect(() => {
    if (uid === undefined || readStoredText('device', KEY) === place) return
    saveMailPlace({ language, timeZone })
      .then(() => writeStoredText('device', KEY, place))
      // The next page load tries again; a missing connection is shown by the frame.
      .catch((error: unknown) => {
        if (!(error instanceof ApiError && error.isNetwork)) reportError(error)
      })
  }, [uid, language, timeZone, place])
  return null
}

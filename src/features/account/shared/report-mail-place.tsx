import { useEffect } from 'react'
import { useUser } from '@/features/auth/api/session.ts'
import { ApiError } from '@/lib/api/api-error.ts'
import { reportError } from '@/lib/browser/report-error.ts'
import { useLanguage } from '@/lib/i18n/language.ts'
import { createSetting } from '@/lib/storage/create-setting.ts'
import { deviceTimeZone } from '@/lib/time/device-time-zone.ts'
import { saveMailPlace } from '../api/mail-place.ts'

/** The person, language and time zone that the server knows from this device. */
const reported = createSetting<string>({
  key: 'mail-place',
  parse: (text) => text ?? '',
  format: (place) => place,
})

/** Tells the server the language and the time zone of this device when they change, because mails have them. */
export function ReportMailPlace() {
  const uid = useUser()?.uid
  const language = useLanguage()
  const timeZone = deviceTimeZone()
  const place = `${uid} ${language} ${timeZone}`
  useEffect(() => {
    if (uid === undefined || reported.get() === place) return
    saveMailPlace({ language, timeZone })
      .then(() => reported.set(place))
      // The next page load tries again; a missing connection is shown by the frame.
      .catch((error: unknown) => {
        if (!(error instanceof ApiError && error.isNetwork)) reportError(error)
      })
  }, [uid, language, timeZone, place])
  return null
}

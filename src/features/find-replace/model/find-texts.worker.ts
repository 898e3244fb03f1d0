import { type FindTexts, findTexts } from './find-texts.ts'

self.onmessage = ({ data }: MessageEvent<FindTexts>) => self.postMessage(findTexts(data))
// The page measures the time from here on, so that a slow connection is not taken for a slow expression.
self.postMessage('ready')

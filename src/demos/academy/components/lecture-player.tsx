import { AspectRatio, Box, chakra, Text } from '@chakra-ui/react'
import type { Lecture } from '@contract/demo/academy.ts'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSaveLecture } from '../api/courses.ts'
import { isPositionDue, startSecond } from '../model/save-schedule.ts'

const Video = chakra('video')

type LecturePlayerProps = {
  lecture: Lecture
  poster: string
  /** Called when the film has been watched to its end. */
  onEnd: () => void
}

/**
 * The film of a lecture; it starts where the learner stopped, and saves its position while it plays. Every
 * lecture of the sample academy has the same film, and the text below says so.
 */
export function LecturePlayer({ lecture, poster, onEnd }: LecturePlayerProps) {
  const intl = useIntl()
  const video = useRef<HTMLVideoElement>(null)
  const saved = useRef(lecture.seconds)
  const { mutate } = useSaveLecture()
  const save = (seconds: number) => {
    const whole = Math.floor(seconds)
    if (whole === saved.current) return
    saved.current = whole
    mutate({ id: lecture.id, seconds: whole })
  }
  const latest = useRef(save)
  latest.current = save
  // The element is gone when the effect ends, so its position is read before.
  useEffect(() => {
    const element = video.current
    return () => {
      if (element && element.currentTime > 0 && !element.ended) latest.current(element.currentTime)
    }
  }, [])
  return (
    <Box>
      <AspectRatio ratio={16 / 9} borderRadius="lg" overflow="hidden" bg="black">
        <Video
          ref={video}
          src="/build/media/lecture.webm"
          poster={poster}
          controls
          playsInline
          preload="metadata"
          aria-label={intl.formatMessage({ id: 'academy.player.label' }, { title: lecture.title })}
          onLoadedMetadata={({ currentTarget }) => {
            const start = startSecond(lecture.seconds, currentTarget.duration)
            // A jump, even to 0, replaces the poster by the film.
            if (start > 0) currentTarget.currentTime = start
          }}
          onTimeUpdate={({ currentTarget: { currentTime } }) => {
            if (isPositionDue(currentTime, saved.current)) save(currentTime)
          }}
          onPause={({ currentTarget }) => {
            if (!currentTarget.ended) save(currentTarget.currentTime)
          }}
          onEnded={() => {
            save(0)
            onEnd()
          }}
        >
          <track
            kind="captions"
            srcLang={intl.locale}
            label={intl.formatMessage({ id: 'academy.player.captions' })}
            src={`/build/media/lecture.${intl.locale}.vtt`}
          />
        </Video>
      </AspectRatio>
      <Text mt="2" textStyle="sm" color="fg.muted">
        <FormattedMessage id="academy.player.sample" />
      </Text>
    </Box>
  )
}

import { Pause, Play } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { useCourseSlides, useProductSlides } from '../components/slide-queries.ts'
import { SlideShow } from '../components/slide-show.tsx'
import { useAutoplay } from '../components/use-autoplay.ts'

const COURSES = 6

export function SwiperAutoplay() {
  const t = useT('extensions.slides')
  const [page, setPage] = useState(0)
  const next = useCallback(() => setPage((current) => (current + 1) % COURSES), [])
  const { isPlaying, isMoving, toggle, holders } = useAutoplay(next)
  return (
    <SlideShow
      label={t('courses')}
      query={useCourseSlides()}
      pictureHeight="280px"
      page={page}
      onPageChange={(change) => setPage(change.page)}
      holders={holders}
      isPlaying={isMoving}
      extra={
        <IconButton label={t(isPlaying ? 'pause' : 'play')} onClick={toggle}>
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
      }
    />
  )
}

export function SwiperSeveral() {
  const t = useT('extensions.slides')
  return (
    <SlideShow label={t('products')} query={useProductSlides()} pictureHeight="160px" slidesPerPage={2} />
  )
}

export function SwiperThumbs() {
  const t = useT('extensions.slides')
  return (
    <SlideShow label={t('product-pictures')} query={useProductSlides()} pictureHeight="280px" hasThumbs />
  )
}

export function SwiperVertical() {
  const t = useT('extensions.slides')
  return (
    <SlideShow
      label={t('courses-vertical')}
      query={useCourseSlides()}
      pictureHeight="200px"
      orientation="vertical"
      height="320px"
    />
  )
}

export function SwiperStep() {
  const t = useT('extensions.slides')
  return (
    <SlideShow
      label={t('products-step')}
      query={useProductSlides()}
      pictureHeight="140px"
      slidesPerPage={2}
      slidesPerMove={1}
    />
  )
}

export function SwiperEnds() {
  const t = useT('extensions.slides')
  return <SlideShow label={t('courses-ends')} query={useCourseSlides()} pictureHeight="200px" loop={false} />
}

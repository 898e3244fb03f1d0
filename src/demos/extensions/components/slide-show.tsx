import { Carousel, chakra, Flex, Skeleton, Text, useCarousel } from '@chakra-ui/react'
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { QueryContent } from '@/demos/shared/query-content.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { scrollPace } from '@/lib/routing/scroll.ts'
import { Delayed } from '@/ui/feedback/states.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { PictureSlide } from './picture-slide.tsx'
import type { Slide } from './slide-queries.ts'
import { useCarouselKeys } from './use-carousel-keys.ts'

const Thumb = chakra('button')

type SlidesProps = Pick<
  Parameters<typeof useCarousel>[0],
  'slidesPerPage' | 'slidesPerMove' | 'loop' | 'orientation' | 'page' | 'onPageChange'
> & {
  label: string
  slides: readonly Slide[]
  pictureHeight: string
  /** It moves on its own at present, so its position is not announced. */
  isPlaying?: boolean
  /** Buttons after the navigation. */
  extra?: ReactNode
  /** Small pictures replace the dots. */
  hasThumbs?: boolean
  height?: string
  holders?: Pick<ComponentProps<'div'>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>
}

type SlideShowProps = Omit<SlidesProps, 'slides'> &
  Pick<ComponentProps<typeof QueryContent<readonly Slide[]>>, 'query'>

/** A carousel with buttons, the position in words, and dots or small pictures; moves at once under reduced motion. */
export function SlideShow({ query, ...show }: SlideShowProps) {
  const loading = (
    <Delayed>
      <Skeleton height="320px" />
    </Delayed>
  )
  return (
    <QueryContent query={query} loading={loading}>
      {(slides) => <Slides slides={slides} {...show} />}
    </QueryContent>
  )
}

function Slides({ label, slides, pictureHeight, isPlaying = false, extra, ...props }: SlidesProps) {
  const { hasThumbs, height, holders, ...options } = props
  const t = useT('extensions.slides')
  const carousel = useCarousel({
    slideCount: slides.length,
    spacing: '16px',
    allowMouseDrag: true,
    loop: true,
    ...options,
  })
  const isVertical = options.orientation === 'vertical'
  const pages = Math.max(1, carousel.pageSnapPoints.length)
  const go = (page: number) => carousel.scrollTo((page + pages) % pages, scrollPace() === 'instant')
  const group = useCarouselKeys(isVertical, (step) => {
    if (step === 1 ? carousel.canScrollNext : carousel.canScrollPrev) go(carousel.page + step)
  })
  const [Back, Forward] = isVertical ? [ChevronUp, ChevronDown] : [ChevronLeft, ChevronRight]
  const dots = hasThumbs
    ? slides.map(({ title, src }) => ({ name: title, src }))
    : Array.from({ length: pages }, (_, page) => ({ name: String(page + 1), src: '' }))
  const mirror = isVertical ? {} : { 'data-mirror': '' }
  return (
    <Carousel.RootProvider
      value={carousel}
      aria-label={label}
      flexDirection="column"
      alignItems="stretch"
      {...holders}
    >
      <Carousel.ItemGroup
        ref={group}
        role="group"
        tabIndex={0}
        aria-label={label}
        borderRadius="card"
        {...(height ? { h: height } : {})}
      >
        {slides.map(({ id, ...slide }, index) => (
          <Carousel.Item key={id} index={index}>
            <PictureSlide {...slide} height={pictureHeight} />
          </Carousel.Item>
        ))}
      </Carousel.ItemGroup>
      <Flex align="center" gap="1" mt="3" wrap="wrap">
        <IconButton
          label={t('previous')}
          disabled={!carousel.canScrollPrev}
          onClick={() => go(carousel.page - 1)}
        >
          <Back {...mirror} aria-hidden />
        </IconButton>
        <IconButton
          label={t('next')}
          disabled={!carousel.canScrollNext}
          onClick={() => go(carousel.page + 1)}
        >
          <Forward {...mirror} aria-hidden />
        </IconButton>
        {extra}
        <Text
          color="fg.muted"
          textStyle="sm"
          fontVariantNumeric="tabular-nums"
          aria-live={isPlaying ? 'off' : 'polite'}
        >
          {t('position', { page: carousel.page + 1, pages })}
        </Text>
        <Flex gap="1" ms="auto" wrap="wrap">
          {dots.map(({ name, src }, page) => (
            <Thumb
              key={name}
              type="button"
              aria-label={t('go', { name })}
              aria-current={page === carousel.page || undefined}
              boxSize={src ? '11' : '6'}
              display="grid"
              placeItems="center"
              borderRadius="control"
              borderWidth="2px"
              borderColor={src && page === carousel.page ? 'brand.solid' : 'transparent'}
              cursor="pointer"
              onClick={() => go(page)}
            >
              {src ? (
                <chakra.img src={src} alt="" boxSize="9" objectFit="cover" borderRadius="xs" />
              ) : (
                <chakra.span
                  boxSize="2.5"
                  borderRadius="full"
                  bg={page === carousel.page ? 'brand.solid' : 'border.control'}
                />
              )}
            </Thumb>
          ))}
        </Flex>
      </Flex>
    </Carousel.RootProvider>
  )
}

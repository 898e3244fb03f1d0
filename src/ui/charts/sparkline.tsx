import { chakra } from '@chakra-ui/react'
import { sparkPath } from './spark-path.ts'

const Drawing = chakra('svg')

type SparklineProps = { values: readonly number[]; width?: number; height?: number }

/** A sparkline without axis or labels; decorative, because the figure beside it carries the value. */
export function Sparkline({ values, width = 96, height = 28 }: SparklineProps) {
  const path = sparkPath(values, width, height)
  if (path === '') return null
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      width={`${width}px`}
      height={`${height}px`}
      flexShrink="0"
      color="chart.1"
      aria-hidden
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </Drawing>
  )
}

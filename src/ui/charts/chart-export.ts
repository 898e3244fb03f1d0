import { csvText } from '../data-table/csv.ts'
import { saveFile } from '../output/save-file.ts'
import { type ChartData, type ChartSeries, chartLines } from './chart-data.ts'
import { drawingColor, seriesColor } from './chart-theme.ts'

const pixelRatio = 2
const padding = 16
const copied = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'fill-opacity'] as const

/** Downloads the figures as a CSV file. */
export function saveChartFigures(name: string, data: ChartData): void {
  saveFile(`${name}.csv`, new Blob([csvText(chartLines(data))], { type: 'text/csv;charset=utf-8' }))
}

/** An SVG as an image; styles are copied, because an image has no access to the CSS variables of the page. */
async function svgImage(svg: SVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const clone = svg.cloneNode(true) as SVGElement
  const from = [svg, ...svg.querySelectorAll('*')]
  const to = [clone, ...clone.querySelectorAll<SVGElement>('*')]
  for (const [index, element] of from.entries()) {
    const style = getComputedStyle(element)
    for (const property of copied) to[index]?.style.setProperty(property, style.getPropertyValue(property))
  }
  clone.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  clone.setAttribute('width', String(width))
  clone.setAttribute('height', String(height))
  clone.style.fontFamily = 'Inter, system-ui, sans-serif'
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(clone))}`
  await image.decode()
  return image
}

type Picture = { name: string; title: string; series: readonly ChartSeries[]; root: HTMLElement }

/** Downloads the drawing in `root` as a PNG file with its title and its legend, in the theme of the page. */
export async function saveChartPicture({ name, title, series, root }: Picture): Promise<void> {
  const drawing = root.querySelector<SVGElement | HTMLCanvasElement>('svg, canvas')
  if (!drawing) throw new Error('The chart is not drawn yet.')
  const { width, height } = drawing.getBoundingClientRect()
  const source = drawing instanceof HTMLCanvasElement ? drawing : await svgImage(drawing, width, height)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas.')
  const style = getComputedStyle(root)
  const colorOf = (color: string) => {
    const variable = /^var\(\s*(--[\w-]+)\)$/.exec(color)?.[1]
    return variable ? style.getPropertyValue(variable).trim() : color
  }
  const small = `12px ${style.fontFamily}`
  context.font = small
  const places = legendPlaces(series, width, (text) => context.measureText(text).width)
  const head = 48 + (places.at(-1)?.y ?? -20) + 28
  canvas.width = (width + 2 * padding) * pixelRatio
  canvas.height = (head + height + padding) * pixelRatio
  context.scale(pixelRatio, pixelRatio)
  context.fillStyle = colorOf(drawingColor('bg-surface'))
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = colorOf(drawingColor('fg'))
  context.font = `600 16px ${style.fontFamily}`
  context.fillText(title, padding, 32)
  context.font = small
  for (const [index, { id, label }] of series.entries()) {
    const { x = 0, y = 0 } = places[index] ?? {}
    context.fillStyle = colorOf(seriesColor(series, id))
    context.fillRect(padding + x, 52 + y, 12, 4)
    context.fillStyle = colorOf(drawingColor('fg-muted'))
    context.fillText(label, padding + x + 18, 58 + y)
  }
  context.drawImage(source, padding, head, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The browser made no picture.')
  saveFile(`${name}.png`, blob)
}

/** The position of each legend item; a line that is full continues on the next. */
function legendPlaces(series: readonly ChartSeries[], width: number, widthOf: (text: string) => number) {
  let x = 0
  let y = 0
  return series.map(({ label }) => {
    const needed = widthOf(label) + 34
    if (x > 0 && x + needed > width) {
      x = 0
      y += 20
    }
    const place = { x, y }
    x += needed
    return place
  })
}

import { readdirSync, readFileSync } from 'node:fs'
import { drawAvatar, drawCourse, drawFlag, drawHelp, drawLogo, drawProduct } from './drawings.ts'

const seeds = new URL('../../supabase/seed/', import.meta.url)

const DRAW: Readonly<Record<string, (name: string) => string>> = {
  avatars: drawAvatar,
  courses: drawCourse,
  flags: drawFlag,
  help: drawHelp,
  logos: drawLogo,
  products: drawProduct,
}

/** Every picture of the sample data by path; a drawing depends only on the name in the seed. */
export function demoPictures(): Record<string, () => string> {
  const text = readdirSync(seeds)
    .filter((name) => /^5\d_demo_/.test(name))
    .map((name) => readFileSync(new URL(name, seeds), 'utf8'))
    .join('\n')
  const named = [...text.matchAll(/demo\/(\w+)\/([\w-]+)\.svg/g)].map(([, kind, name]) => [kind, name])
  // SQL concatenates some of the names.
  const faces = [
    ...text.matchAll(/'[^']+', '([a-z]+(?:-[a-z]+)+)', '((?:web|art|design|uiux|psychology)-\d)'/g),
  ]
  const logos = [...text.matchAll(/^ {2}\(\d+, '(tide|stair|harbour|leaf|cloud|ember|quill)'/gm)]
  const countries = [...text.matchAll(/', '([a-z]{2})', 'demo\/avatars/g)]
  const all = [
    ...named,
    ...faces.flatMap(([, face, course]) => [
      ['avatars', face],
      ['courses', course],
    ]),
    ...logos.map(([, name]) => ['logos', name]),
    ...countries.map(([, code]) => ['flags', code]),
  ]
  const pictures: Record<string, () => string> = {}
  for (const [kind = '', name = ''] of all) {
    const draw = DRAW[kind]
    if (draw) pictures[`public/demo/${kind}/${name}.svg`] = () => draw(name)
  }
  return pictures
}

// Starts Quillport: `npm start`, `npm run dev`. Checks the Node version before loading newer syntax.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Quillport needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

const { run } = await import('./lib/run.ts')
await run(process.argv.slice(2))

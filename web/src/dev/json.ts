// JSON for people to read: whatever fits into a line stands in one.

const WIDTH = 64

export function readable(value: unknown, indent = ''): string {
  const line = JSON.stringify(value)
  if (line === undefined) return ''
  if (line.length + indent.length <= WIDTH || typeof value !== 'object' || value === null) return line
  const deeper = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item) => deeper + readable(item, deeper))
    : Object.entries(value).map(([key, item]) => `${deeper}${key}: ${readable(item, deeper)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.join('\n')}\n${indent}${close}`
}

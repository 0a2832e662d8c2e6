declare module '*.toml' {
  const data: Record<string, unknown>
  export default data
}

declare module 'icon:*' {
  const body: string
  export default body
}

// What of the chart is in sight, and where its names may stand.

/** The strip: left, top, width, height. It fills its frame from the left and is cut at whichever edges are too much. */
export const STRIP = [0, 64, 720, 112] as const

export const towns = [
  { x: 60, y: 112, name: 'Valdora' },
  { x: 152, y: 118, name: 'Ugo' },
  { x: 392, y: 98, name: 'Aurea' },
]

/** Points with a sign a reader cannot overlook: "−5". */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`
}

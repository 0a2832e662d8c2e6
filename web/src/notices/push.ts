// Messages to this device while the page is closed: what the browser has to agree to.

import type { NewPush } from '../protocol'

/** Whether this browser can, here. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** The browser, or its user, said no. */
export class NotAllowed extends Error {}

/** Asks the browser to take messages that were sent under this key. */
export async function subscribe(key: string, language: string): Promise<NewPush> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed()
  const registration = await navigator.serviceWorker.ready
  // One that was made under the key of another server would stand in the way.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch((why: unknown) => {
      throw new NotAllowed(String(why))
    })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) throw new NotAllowed('the browser gives no keys')
  return { endpoint, p256dh: keys['p256dh'], auth: keys['auth'], language }
}

/** Lets the browser forget it. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

// Passkeys: what the browser is asked for, and what it answers, as the server reads it.

import { api } from '../api'
import type { Assertion, NewPasskey } from '../protocol'
import { toasts } from '../toasts.svelte'
import { say } from '../words'

const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const hex = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whether this browser can keep passkeys at all. */
export const canKeepPasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined'

/** ES256 and EdDSA, by their numbers. */
const ALGORITHMS = [-7, -8]

/** Somebody who looks for no key, or turns away, has not done anything wrong. */
async function asked<T>(what: () => Promise<T | null>): Promise<T | null> {
  try {
    return await what()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    toasts.show(say('passkeys-cancelled'))
    return null
  }
}

/** Makes a key for the reader; null if they would rather not. */
export async function makePasskey(): Promise<NewPasskey | null> {
  const { challenge, host, user, name, known } = await api.beginPasskey()
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(challenge),
        rp: { id: host, name: 'Comptoir' },
        user: { id: bytes(user), name, displayName: name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: known.map((id) => ({ type: 'public-key', id: bytes(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    }),
  )
  if (!(made instanceof PublicKeyCredential)) return null
  const response = made.response as AuthenticatorAttestationResponse
  return {
    name: null,
    client_data: hex(response.clientDataJSON),
    authenticator_data: hex(response.getAuthenticatorData()),
  }
}

/** Asks for any key the reader has here; null if they have none, or would rather not. */
export async function usePasskey(): Promise<Assertion | null> {
  const { challenge, host } = await api.askPasskey()
  const used = await asked(() =>
    navigator.credentials.get({
      publicKey: { challenge: bytes(challenge), rpId: host, userVerification: 'required' },
    }),
  )
  if (!(used instanceof PublicKeyCredential)) return null
  const response = used.response as AuthenticatorAssertionResponse
  return {
    id: hex(used.rawId),
    user: response.userHandle ? hex(response.userHandle) : '',
    client_data: hex(response.clientDataJSON),
    authenticator_data: hex(response.authenticatorData),
    signature: hex(response.signature),
  }
}

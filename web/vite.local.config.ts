import { mergeConfig } from 'vite'
import base from './vite.config'
export default mergeConfig(base, {
  cacheDir: '/tmp/ne-vite-cache',
  server: { host: '127.0.0.1', port: 5297, strictPort: true, proxy: { '/api': { target: 'http://127.0.0.1:8097', ws: true } } },
})

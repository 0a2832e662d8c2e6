import { mount } from 'svelte'
import './style/base.css'
import App from './App.svelte'
import { followLinks } from './router.svelte'
import { keepSettings } from './settings.svelte'

keepSettings()
followLinks()
mount(App, { target: document.getElementById('app')! })

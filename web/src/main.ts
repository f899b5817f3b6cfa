import './fonts.css'
import './style.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { follow } from './kept.svelte'

addEventListener('storage', follow)
mount(App, { target: document.getElementById('app')! })

// What the page's sources may not do, beside what the compiler finds.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import typescript from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default typescript.config(
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: typescript.parser, svelteConfig } },
  },
  {
    rules: {
      // What has to be named but is not wanted is called _.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // svelte-check knows which warnings there are.
      'svelte/no-unused-svelte-ignore': 'off',
      // What is remembered beside the drawing need not be drawn anew.
      'svelte/prefer-svelte-reactivity': 'off',
      // A tab follows the question, and is turned by hand too.
      'svelte/prefer-writable-derived': 'off',
    },
  },
)

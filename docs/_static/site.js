// Fills the version switch in the sidebar from the list beside the folders of all versions (`versions.js` there).
document.addEventListener('DOMContentLoaded', () => {
  const versions = window.COPSE_VERSIONS || []
  for (const select of document.querySelectorAll('.versions select')) {
    for (const version of versions) {
      select.add(new Option(version, version, false, version === select.dataset.here))
    }
    select.closest('.versions').hidden = versions.length === 0
    select.addEventListener('change', () => {
      location.href = `${select.dataset.up}${select.value}/index.html`
    })
  }
})

// `law/#root:8.2.6` leads to that paragraph, in the first of the reader's languages that the books have.
if (/\/law\/(index\.html)?$/.test(location.pathname) && location.hash.includes(':')) {
  const [, book, chapter] = /^#(\w+):(\w+)/.exec(location.hash) || []
  const spoken = navigator.languages.map((language) => language.slice(0, 2))
  const language = spoken.find((one) => ['en', 'ru', 'uk'].includes(one)) || 'en'
  if (book) location.replace(`${language}/${book}/${chapter}.html${location.hash}`)
}

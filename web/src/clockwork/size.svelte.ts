// Whether the type is large enough to read from across the table. Stored in this browser.
const KEY = 'copse.clockwork.large'

let large = $state(localStorage.getItem(KEY) === 'yes')

export const size = {
  get large() {
    return large
  },
  set(wanted: boolean): void {
    large = wanted
    localStorage.setItem(KEY, wanted ? 'yes' : 'no')
  },
}

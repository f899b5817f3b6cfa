// A form that sends something: whether it is on its way, and what is wrong with it.
import { told } from '../refusals'
import { NotUsed } from './passkeys'
import { tell } from './words'

export class Attempt {
  busy = $state(false)
  problem = $state('')

  /** Does something once at a time. Returns whether it worked. */
  async run(deed: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.problem = ''
    try {
      await deed()
      return true
    } catch (error) {
      this.problem = error instanceof NotUsed ? tell('passkey-failed') : told(error)
      return false
    } finally {
      this.busy = false
    }
  }
}

/** Fields for the site: its system, its files, its editor, its content security policy. */
import { SITE_SYSTEMS, siteSystem } from '../../../src/snippet/site-systems'
import type { SetUp } from '../set-up'
import { Choice } from './Choice'
import { CheckField, SelectField, TextField } from './Field'

interface SiteFieldsProps {
  setUp: SetUp
  onChange(change: Partial<SetUp>): void
}

export const SiteFields = ({ setUp, onChange }: SiteFieldsProps) => (
  <div className="fields wide">
    <SelectField
      id="system"
      label="Your site runs on"
      hint="Decides where each part is pasted."
      value={setUp.system}
      options={SITE_SYSTEMS.map(({ id, name }) => [id, name] as const)}
      onChange={(system) => {
        const { form } = siteSystem(system)
        onChange({ system, form })
      }}
    />
    <TextField
      id="files"
      label="Folder of the files on your site"
      hint="Where you put the folder cartlet of the archive."
      value={setUp.files}
      onChange={(files) => onChange({ files })}
    />
    <Choice
      name="form"
      legend="Your editor"
      value={setUp.form}
      options={[
        ['tags', 'Keeps HTML'],
        ['divs', 'Strips tags it does not know'],
      ]}
      onChange={(form) => onChange({ form: form as SetUp['form'] })}
    />
    <Choice
      name="policy"
      legend="Your security policy, if you have one, allows scripts"
      value={setUp.policy}
      options={[
        ['origins', 'By their address'],
        ['nonce', 'By a word that changes'],
      ]}
      onChange={(policy) => onChange({ policy: policy as SetUp['policy'] })}
    />
    {setUp.policy === 'nonce' && (
      <TextField
        id="nonce"
        label="What your template writes as that word (nonce)"
        hint="New for every response, and the same in the header."
        placeholder="{{ nonce }}"
        value={setUp.nonce}
        onChange={(nonce) => onChange({ nonce })}
      />
    )}
    {!siteSystem(setUp.system).withoutIntegrity && (
      <CheckField
        id="integrity"
        label="Check every file before it runs"
        hint="By its hash, for files on a server that is not yours. Adds 12 kB to the snippet; to run newer files, create the snippet again."
        checked={setUp.integrity}
        onChange={(integrity) => onChange({ integrity })}
      />
    )}
  </div>
)

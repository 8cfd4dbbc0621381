/** Memberships that can pay for items in the cart, and those that cannot, with the reason. */
import type { EstimateView, MembershipView } from '../../../store/base/estimate-model'
import { useFormats } from '../cart-context'
import { useExtrasMessages } from '../extras/extras-messages'

export interface MembershipsProps {
  memberships: EstimateView['memberships']
  onChoose(ids: string[]): void
}

export function Memberships({ memberships: { eligible, invalid }, onChoose }: MembershipsProps) {
  const formats = useFormats()
  const messages = useExtrasMessages()
  if (!eligible.length && !invalid.length) return null
  const aboutOf = ({ credits, expires }: MembershipView) =>
    [
      credits?.remaining !== undefined && messages.membershipLeft(credits.remaining, credits.total),
      expires && messages.membershipUntil(formats.date(expires)),
    ].filter((text): text is string => Boolean(text))
  const choose = (id: string, on: boolean) => {
    const others = eligible.filter((one) => one.selected && one.id !== id).map((one) => one.id)
    onChoose(on ? [...others, id] : others)
  }
  return (
    <fieldset className="ways">
      <legend>{messages.memberships}</legend>
      {eligible.map((membership) => (
        <label className="way" key={membership.id}>
          <input
            type="checkbox"
            checked={membership.selected}
            onChange={(event) => choose(membership.id, event.currentTarget.checked)}
          />
          <span className="way-title">
            <bdi>{membership.name}</bdi>
            {aboutOf(membership).map((text) => (
              <small key={text}>{text}</small>
            ))}
          </span>
        </label>
      ))}
      {invalid.map(({ id, name, reason, expires }) => (
        <div className="way" data-invalid="" key={id}>
          <span className="way-title">
            <bdi>{name}</bdi>
            <small>
              <bdi>{reason || messages.membershipInvalid}</bdi>
            </small>
            {expires && (
              <small>
                {expires.getTime() < Date.now()
                  ? messages.membershipExpired(formats.date(expires))
                  : messages.membershipUntil(formats.date(expires))}
              </small>
            )}
          </span>
        </div>
      ))}
    </fieldset>
  )
}

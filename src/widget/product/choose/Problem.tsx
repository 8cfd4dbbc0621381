/** What the visitor is asked for beside a field, whose description it is under `${id}-problem`. */
export const Problem = ({ id, text }: { id: string; text: string | undefined }) =>
  text ? (
    <p className="wrong" id={`${id}-problem`} role="alert">
      {text}
    </p>
  ) : null

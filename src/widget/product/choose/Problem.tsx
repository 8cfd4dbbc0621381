/** The problem of a field, which refers to it as its description by `${id}-problem`. */
export const Problem = ({ id, text }: { id: string; text: string | undefined }) =>
  text ? (
    <p className="wrong" id={`${id}-problem`} role="alert">
      {text}
    </p>
  ) : null

/** The problem of a field, which refers to it as its description by `${id}-problem`. Of several, only the first is an alert: it has the focus, too. */
export const Problem = ({ id, text, isAlert }: { id: string; text: string | undefined; isAlert?: boolean }) =>
  text ? (
    <p className="wrong" id={`${id}-problem`} role={isAlert ? 'alert' : undefined}>
      {text}
    </p>
  ) : null

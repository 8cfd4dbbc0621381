/** A component that is fetched when it is wanted; undefined until then, and where it does not come. */
import { type ComponentType, useEffect, useState } from 'react'

export function usePart<P>(isWanted: boolean, load: () => Promise<ComponentType<P>>): ComponentType<P> | undefined {
  const [part, setPart] = useState<{ Part: ComponentType<P> }>()
  const [first] = useState(() => load)
  useEffect(() => {
    if (isWanted)
      first().then(
        (Part) => setPart({ Part }),
        () => {}, // what is there works without it; the next wish tries again
      )
  }, [isWanted, first])
  return part?.Part
}
